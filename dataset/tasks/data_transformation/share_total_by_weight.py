"""Split a whole amount over a dict of non-negative whole-number weights in proportion: everybody
first gets the proportional share rounded down, and the units left over go one each to those with
the largest dropped remainders, earlier names first among equals. Return a dict in the order of the
weights; when all weights are 0, everybody gets 0."""


def share_total_by_weight(amount, weights):
    whole = sum(weights.values())
    if whole == 0:
        return {name: 0 for name in weights}
    shares = {}
    remainders = {}
    for name, weight in weights.items():
        shares[name], remainders[name] = divmod(amount * weight, whole)
    left = amount - sum(shares.values())
    for name in sorted(weights, key=lambda name: -remainders[name])[:left]:
        shares[name] += 1
    return shares


assert share_total_by_weight(10, {"a": 1, "b": 1, "c": 1}) == {"a": 4, "b": 3, "c": 3}
assert share_total_by_weight(100, {"a": 2, "b": 1}) == {"a": 67, "b": 33}
assert share_total_by_weight(7, {"a": 1, "b": 5}) == {"a": 1, "b": 6}
assert share_total_by_weight(5, {"a": 0, "b": 0}) == {"a": 0, "b": 0}
assert share_total_by_weight(6, {"a": 1, "b": 2}) == {"a": 2, "b": 4}
assert share_total_by_weight(2, {"a": 3, "b": 0, "c": 3, "d": 3}) == {
    "a": 1,
    "b": 0,
    "c": 1,
    "d": 0,
}
assert share_total_by_weight(4, {}) == {}
assert list(share_total_by_weight(1, {"z": 1, "a": 9})) == ["z", "a"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
