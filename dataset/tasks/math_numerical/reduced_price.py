"""A price in whole cents goes through a list of reductions in order: ("percent", p) takes p percent
of the current price off, the reduction being rounded down to whole cents, and ("amount", a) takes a
cents off. The price never falls below the given lowest price because of a reduction, but a price
that is below it already stays as it is."""


def reduced_price(price, reductions, lowest):
    for kind, size in reductions:
        cut = price * size // 100 if kind == "percent" else size
        price = max(price - cut, min(price, lowest))
    return price


assert reduced_price(1000, [("percent", 10)], 0) == 900
assert reduced_price(1000, [("amount", 10)], 0) == 990
assert reduced_price(1000, [("percent", 10), ("amount", 100)], 0) == 800
assert reduced_price(1000, [("amount", 100), ("percent", 10)], 0) == 810
assert reduced_price(199, [("percent", 50)], 10) == 100
assert reduced_price(500, [("amount", 450)], 60) == 60
assert reduced_price(500, [("amount", 440)], 60) == 60
assert reduced_price(50, [("amount", 20), ("percent", 10)], 60) == 50
assert reduced_price(99, [("percent", 1)], 5) == 99
assert reduced_price(700, [], 900) == 700

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
