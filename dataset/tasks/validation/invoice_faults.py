"""Check an invoice, a dict with "lines" (a list of (pieces, unit price, line total) triples),
"discount" in percent, and "total", all whole numbers. Return the list of faults in this order:
"line n" with n from 1 for each line whose total is not pieces times price, "discount" unless it is
from 0 to 100, and "total" if it differs from the sum of the line totals as written, less the
discount, which is rounded down; with a faulty discount the total is not checked."""


def invoice_faults(invoice):
    faults = []
    amount = 0
    for number, (pieces, price, line_total) in enumerate(invoice["lines"], 1):
        if pieces * price != line_total:
            faults.append(f"line {number}")
        amount += line_total
    discount = invoice["discount"]
    if discount < 0 or discount > 100:
        faults.append("discount")
    elif amount - amount * discount // 100 != invoice["total"]:
        faults.append("total")
    return faults


assert invoice_faults({"lines": [(2, 50, 100), (1, 30, 30)], "discount": 10, "total": 117}) == []
assert invoice_faults({"lines": [(1, 99, 99)], "discount": 50, "total": 50}) == []
assert invoice_faults({"lines": [(1, 99, 99)], "discount": 50, "total": 49}) == ["total"]
assert invoice_faults({"lines": [(2, 5, 10), (3, 4, 7)], "discount": 0, "total": 17}) == ["line 2"]
assert invoice_faults({"lines": [(3, 3, 6)], "discount": 0, "total": 9}) == ["line 1", "total"]
assert invoice_faults({"lines": [(2, 5, 10)], "discount": 101, "total": 1}) == ["discount"]
assert invoice_faults({"lines": [(2, 5, 10)], "discount": -1, "total": 10}) == ["discount"]
assert invoice_faults({"lines": [(2, 5, 10)], "discount": 100, "total": 0}) == []
assert invoice_faults({"lines": [], "discount": 3, "total": 0}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
