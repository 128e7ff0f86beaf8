"""Electricity is priced in steps: a list of (upper limit, price per unit) pairs with ascending
limits, each step reaching from the limit before it (0 at first) to its own limit. Split a used
amount into the steps and return (list of (units, cost) per touched step, total cost); units beyond
the last limit are charged at the last price plus the given surcharge per unit, as a step of their
own."""


def usage_by_price_step(used, steps, surcharge):
    parts = []
    lower = 0
    for upper, price in steps:
        units = min(used, upper) - lower
        if units > 0:
            parts.append((units, units * price))
        lower = upper
    if used > lower:
        units = used - lower
        parts.append((units, units * (steps[-1][1] + surcharge)))
    return (parts, sum(cost for _, cost in parts))


assert usage_by_price_step(150, [(100, 2), (200, 3)], 1) == ([(100, 200), (50, 150)], 350)
assert usage_by_price_step(100, [(100, 2), (200, 3)], 1) == ([(100, 200)], 200)
assert usage_by_price_step(101, [(100, 2), (200, 3)], 1) == ([(100, 200), (1, 3)], 203)
assert usage_by_price_step(0, [(100, 2)], 1) == ([], 0)
assert usage_by_price_step(12, [(10, 2)], 5) == ([(10, 20), (2, 14)], 34)
assert usage_by_price_step(10, [(10, 2)], 5) == ([(10, 20)], 20)
assert usage_by_price_step(30, [(5, 1), (10, 2), (20, 4)], 1) == (
    [(5, 5), (5, 10), (10, 40), (10, 50)],
    105,
)
assert usage_by_price_step(11, [(10, 2)], 0) == ([(10, 20), (1, 2)], 22)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
