"""Three dicts tell for each item the stock, the minimum that should be there and the size of a
delivery pack. Return a dict of the items whose stock is below the minimum, with the smallest number
of packs that lifts the stock to at least the minimum; an item absent from the stock has 0, one
absent from the pack sizes comes in single pieces, and the items keep the order of the minimums."""


def reorder_packs(stock, minimums, packs):
    orders = {}
    for item, minimum in minimums.items():
        lacking = minimum - stock.get(item, 0)
        if lacking > 0:
            size = packs.get(item, 1)
            orders[item] = (lacking + size - 1) // size
    return orders


assert reorder_packs({"nut": 3, "pin": 9}, {"nut": 10, "pin": 5}, {"nut": 4}) == {"nut": 2}
assert reorder_packs({"nut": 3}, {"nut": 11}, {"nut": 4}) == {"nut": 2}
assert reorder_packs({"nut": 3}, {"nut": 12}, {"nut": 4}) == {"nut": 3}
assert reorder_packs({"nut": 5}, {"nut": 5}, {"nut": 4}) == {}
assert reorder_packs({"nut": 5}, {"nut": 6}, {"nut": 4}) == {"nut": 1}
assert reorder_packs({}, {"pin": 3}, {}) == {"pin": 3}
assert reorder_packs({"nut": 1}, {}, {"nut": 2}) == {}
assert list(reorder_packs({}, {"z": 1, "a": 1}, {})) == ["z", "a"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
