"""Write an amount given in cents as a price label: the whole part with "." between groups of three
digits, a comma and two digits, and " EUR". Whole amounts have ",-" instead of the two digits,
amounts below one euro are written as the cents followed by " ct", and a negative amount has "-" in
front of everything; zero is "0 ct"."""


def comma_price(cents):
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    if whole == 0:
        return f"{sign}{rest} ct"
    digits = f"{whole:,}".replace(",", ".")
    ending = f"{rest:02}" if rest else "-"
    return f"{sign}{digits},{ending} EUR"


assert comma_price(123456789) == "1.234.567,89 EUR"
assert comma_price(150) == "1,50 EUR"
assert comma_price(205) == "2,05 EUR"
assert comma_price(100) == "1,- EUR"
assert comma_price(99) == "99 ct"
assert comma_price(-7) == "-7 ct"
assert comma_price(-120000) == "-1.200,- EUR"
assert comma_price(0) == "0 ct"
assert comma_price(-1) == "-1 ct"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
