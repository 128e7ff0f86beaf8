"""Line up the dishes of a menu with one or two prices, such as "Soup 4.50 6.00": the last words
that are numbers, with or without a "." and two digits, are the prices, at most two, and the rest is
the dish. Every price is written with two decimals, prices stand right-aligned in two columns as
wide as their longest entry, two spaces before each, the dish padded to the longest dish; a single
price stands in the second column. When no dish has two prices there is only one column; a line
without price or without dish is a heading, which is written in capitals without anything else, and
which does not count for the widths."""

import re


def menu_price_columns(lines):
    entries = []
    for line in lines:
        words = line.split()
        prices = []
        while words and len(prices) < 2 and re.fullmatch(r"[0-9]+(\.[0-9]{2})?", words[-1]):
            price = words.pop()
            prices.append(price if "." in price else price + ".00")
        if prices and words:
            second = prices[0]
            first = prices[1] if len(prices) > 1 else ""
            entries.append((" ".join(words), first, second))
        else:
            entries.append((line.upper(), "", ""))
    full = [entry for entry in entries if entry[2]]
    if not full:
        return [line.upper() for line in lines]
    widths = [max(len(entry[place]) for entry in full) for place in range(3)]
    rows = []
    for dish, first, second in entries:
        if not second:
            rows.append(dish)
            continue
        row = dish.ljust(widths[0])
        if widths[1]:
            row += "  " + first.rjust(widths[1])
        rows.append(row + "  " + second.rjust(widths[2]))
    return rows


assert menu_price_columns(["Soup 4.50 6", "Tea 12"]) == ["Soup  4.50   6.00", "Tea         12.00"]
assert menu_price_columns(["Soup 4", "Pea tart 12.50"]) == ["Soup       4.00", "Pea tart  12.50"]
assert menu_price_columns(["Drinks", "Ale 3"]) == ["DRINKS", "Ale  3.00"]
assert menu_price_columns(["Route 66 5 7"]) == ["Route 66  5.00  7.00"]
assert menu_price_columns(["9 10", "Ale 1.5 2"]) == ["9 10", "Ale 1.5  2.00"]
assert menu_price_columns(["a 1 100", "Ham  egg 22 3"]) == [
    "a         1.00  100.00",
    "Ham egg  22.00    3.00",
]
assert menu_price_columns(["7", "Only"]) == ["7", "ONLY"]
assert menu_price_columns([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
