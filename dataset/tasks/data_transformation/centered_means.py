"""Smooth a list of whole numbers: every entry becomes the mean, rounded down, of the entries at
most the given reach away from it on either side, the entry itself included. Near the ends only the
entries that exist take part, a negative reach counts as 0, and None entries stay None and take part
in no mean."""


def centered_means(values, reach):
    reach = max(0, reach)
    means = []
    for index, value in enumerate(values):
        if value is None:
            means.append(None)
            continue
        nearby = values[max(0, index - reach) : index + reach + 1]
        known = [other for other in nearby if other is not None]
        means.append(sum(known) // len(known))
    return means


assert centered_means([3, 6, 9, 30], 1) == [4, 6, 15, 19]
assert centered_means([3, 6, 9, 30], 0) == [3, 6, 9, 30]
assert centered_means([3, 6, 9, 30], -1) == [3, 6, 9, 30]
assert centered_means([1, None, 4, 8], 1) == [1, None, 6, 6]
assert centered_means([0, 10, 20, 30, 100], 2) == [10, 15, 32, 40, 50]
assert centered_means([], 2) == []
assert centered_means([-3, 0], 1) == [-2, -2]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
