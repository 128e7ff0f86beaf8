"""Price a shopping cart (dict from item to pieces) with single prices (dict) and bundles, each a
pair of a dict of needed pieces and a price. Go through the bundles in order and apply each as often
as the pieces left in the cart allow, even when it saves nothing; everything left afterwards costs
its single price. Return (total, number of bundles applied)."""


def bundle_price_total(cart, prices, bundles):
    left = dict(cart)
    total = applied = 0
    for needed, price in bundles:
        while all(item in left and left[item] >= pieces for item, pieces in needed.items()):
            for item, pieces in needed.items():
                left[item] -= pieces
            total += price
            applied += 1
    total += sum(prices[item] * pieces for item, pieces in left.items())
    return (total, applied)


assert bundle_price_total({"a": 3, "b": 1}, {"a": 5, "b": 4}, [({"a": 2}, 8)]) == (17, 1)
assert bundle_price_total({"a": 4}, {"a": 5}, [({"a": 2}, 8)]) == (16, 2)
assert bundle_price_total({"a": 1}, {"a": 5}, [({"a": 2}, 8)]) == (5, 0)
assert bundle_price_total({"a": 2, "b": 1}, {"a": 5, "b": 4}, [({"a": 1, "b": 1}, 7)]) == (12, 1)
assert bundle_price_total({"a": 3}, {"a": 5}, [({"a": 3}, 12), ({"a": 2}, 8)]) == (12, 1)
assert bundle_price_total({"a": 1}, {"a": 5}, [({"a": 1}, 6)]) == (6, 1)
assert bundle_price_total({"a": 1}, {"a": 5}, [({"b": 1}, 1)]) == (5, 0)
assert bundle_price_total({}, {}, [({"b": 1}, 1)]) == (0, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
