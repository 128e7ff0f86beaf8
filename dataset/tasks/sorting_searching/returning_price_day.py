"""Prices are given day by day, oldest first. Return how many days before the last day the price was
most recently at or below the last day's price, not looking at the last day itself, or None when it
never was, or when there are fewer than two prices. A price of None (closed) is never at or below,
and a last price of None gives None."""


def returning_price_day(prices):
    if not prices or prices[-1] is None:
        return None
    for days, price in enumerate(reversed(prices[:-1]), 1):
        if price is not None and price <= prices[-1]:
            return days
    return None


assert returning_price_day([3, 9, 8, 5]) == 3
assert returning_price_day([5, 9, 5, 7, 5]) == 2
assert returning_price_day([9, 8, 7]) is None
assert returning_price_day([4, None, 9, 6]) == 3
assert returning_price_day([4, 5, None]) is None
assert returning_price_day([4]) is None
assert returning_price_day([]) is None
assert returning_price_day([1, 2]) == 1
assert returning_price_day([0, None, 0]) == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
