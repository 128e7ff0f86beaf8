"""Print the lines of a receipt of the given width from pairs of item and price text: the item
stands on the left and the price on the right, with at least one space between. An item that is too
long for that is cut into pieces of the width less 2, each on a row of its own all but the first
with two spaces in front; the price stands on the last of its rows, or alone on one more row when it
does not fit there. An item that is empty is written as "?", and an empty price leaves its row with
no spaces at the end."""


def receipt_rows(entries, width):
    rows = []
    for item, price in entries:
        item = item or "?"
        room = width - len(price) - 1 if price else width
        pieces = [item]
        if len(item) > room:
            size = width - 2
            pieces = [item[:size]]
            for start in range(size, len(item), size):
                pieces.append("  " + item[start : start + size])
        last = pieces.pop()
        rows.extend(pieces)
        if len(last) > room:
            rows.append(last)
            last = ""
        rows.append(last.ljust(width - len(price)) + price if price else last)
    return rows


assert receipt_rows([("Tea", "2.50")], 10) == ["Tea   2.50"]
assert receipt_rows([("Coffee", "3.1"), ("", "1")], 10) == ["Coffee 3.1", "?        1"]
assert receipt_rows([("Coffees", "3.1")], 10) == ["Coffees", "       3.1"]
assert receipt_rows([("Coffee beans", "3.1")], 10) == ["Coffee b", "  eans 3.1"]
assert receipt_rows([("Coffee beanss", "3.1")], 10) == ["Coffee b", "  eanss", "       3.1"]
assert receipt_rows([("abcdefghijklm", "9")], 6) == ["abcd", "  efgh", "  ijkl", "  m  9"]
assert receipt_rows([("abcdefghij", ""), ("x", "")], 6) == ["abcd", "  efgh", "  ij", "x"]
assert receipt_rows([("abcdef", ""), ("abcdefg", "")], 6) == ["abcdef", "abcd", "  efg"]
assert receipt_rows([("abcdefgh", "1.50")], 6) == ["abcd", "  efgh", "  1.50"]
assert receipt_rows([], 6) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
