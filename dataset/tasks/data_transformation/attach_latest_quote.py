"""For each (time, item) trade find the latest quote of the same item that is not later than the
trade and not older than the given age. Quotes are (time, item, price) triples in order of time;
return (time, item, price) tuples in the order of the trades, with the price None where no quote
fits, and of several quotes at the same time the last one."""


def attach_latest_quote(trades, quotes, age):
    result = []
    for moment, item in trades:
        price = None
        for quoted, name, offer in quotes:
            if name == item and moment - age <= quoted <= moment:
                price = offer
        result.append((moment, item, price))
    return result


assert attach_latest_quote([(5, "x")], [(1, "x", 10), (3, "x", 11)], 9) == [(5, "x", 11)]
assert attach_latest_quote([(5, "x")], [(4, "x", 10), (5, "x", 11), (6, "x", 12)], 9) == [
    (5, "x", 11)
]
assert attach_latest_quote([(5, "x")], [(3, "x", 10)], 2) == [(5, "x", 10)]
assert attach_latest_quote([(5, "x")], [(2, "x", 10)], 2) == [(5, "x", None)]
assert attach_latest_quote([(5, "x")], [(4, "x", 10), (5, "y", 11)], 9) == [(5, "x", 10)]
assert attach_latest_quote([(9, "y"), (2, "x")], [(2, "x", 1), (2, "x", 2)], 0) == [
    (9, "y", None),
    (2, "x", 2),
]
assert attach_latest_quote([], [(1, "x", 10)], 3) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
