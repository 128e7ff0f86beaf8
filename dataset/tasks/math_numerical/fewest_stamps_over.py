"""Stamps of the given positive values may each be used any number of times. Return the smallest
postage that reaches at least the amount and, among the ways to make it, the smallest number of
stamps, as a (postage, stamps) pair; an amount of 0 or less gives (0, 0) and no stamps at all gives
None otherwise."""


def fewest_stamps_over(values, amount):
    if amount <= 0:
        return (0, 0)
    if not values:
        return None
    fewest = {0: 0}
    total = min(values)
    while True:
        counts = [fewest[total - value] + 1 for value in values if total - value in fewest]
        if counts:
            fewest[total] = min(counts)
            if total >= amount:
                return (total, fewest[total])
        total += 1


assert fewest_stamps_over([5, 8], 16) == (16, 2)
assert fewest_stamps_over([5, 8], 14) == (15, 3)
assert fewest_stamps_over([5, 8], 11) == (13, 2)
assert fewest_stamps_over([1, 5, 10], 10) == (10, 1)
assert fewest_stamps_over([7], 1) == (7, 1)
assert fewest_stamps_over([7], 8) == (14, 2)
assert fewest_stamps_over([], 0) == (0, 0)
assert fewest_stamps_over([], 1) is None
assert fewest_stamps_over([4, 6], 5) == (6, 1)
assert fewest_stamps_over([1], 1) == (1, 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
