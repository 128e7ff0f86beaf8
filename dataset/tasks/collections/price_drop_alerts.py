"""Prices are (shop, price) reports in order. A shop is announced when it reports a price that is
lower than every price reported before by any shop and at least the given amount below the last
announced price; the first report of all is always announced. Return the list of announced (shop,
price) pairs."""


def price_drop_alerts(reports, amount):
    announced = []
    lowest = None
    for shop, price in reports:
        record = lowest is None or price < lowest
        if record:
            lowest = price
            if not announced or price <= announced[-1][1] - amount:
                announced.append((shop, price))
    return announced


assert price_drop_alerts([("a", 50), ("b", 40), ("c", 45)], 5) == [("a", 50), ("b", 40)]
assert price_drop_alerts([("a", 50), ("b", 46), ("c", 45)], 5) == [("a", 50), ("c", 45)]
assert price_drop_alerts([("a", 50), ("b", 45), ("b", 41)], 5) == [("a", 50), ("b", 45)]
assert price_drop_alerts([("a", 50), ("b", 50)], 0) == [("a", 50)]
assert price_drop_alerts([("a", 50), ("b", 49)], 0) == [("a", 50), ("b", 49)]
assert price_drop_alerts([], 5) == []
assert price_drop_alerts([("a", 9), ("b", 3), ("c", 8), ("d", 1), ("e", 0)], 2) == [
    ("a", 9),
    ("b", 3),
    ("d", 1),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
