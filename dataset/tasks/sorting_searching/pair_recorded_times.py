"""Pair the events of two recorders, each a list of ascending times, one after the other: look at
the first times not yet used of both lists, and pair them when they differ by at most the tolerance;
otherwise the earlier one stays alone. Return the list of pairs and the list of all times that stay
alone, in the order in which they were settled, the rest of the first list before the rest of the
second."""


def pair_recorded_times(first, second, tolerance):
    pairs = []
    alone = []
    i = j = 0
    while i < len(first) and j < len(second):
        a, b = first[i], second[j]
        if a < b - tolerance:
            alone.append(a)
            i += 1
        elif b < a - tolerance:
            alone.append(b)
            j += 1
        else:
            pairs.append((a, b))
            i += 1
            j += 1
    return (pairs, alone + first[i:] + second[j:])


assert pair_recorded_times([1, 10], [2, 11], 1) == ([(1, 2), (10, 11)], [])
assert pair_recorded_times([3, 10], [1, 11], 2) == ([(3, 1), (10, 11)], [])
assert pair_recorded_times([3, 10], [1, 11], 1) == ([(10, 11)], [1, 3])
assert pair_recorded_times([1, 5], [9], 3) == ([], [1, 5, 9])
assert pair_recorded_times([1, 2, 3], [2], 1) == ([(1, 2)], [2, 3])
assert pair_recorded_times([4], [4, 4, 6], 0) == ([(4, 4)], [4, 6])
assert pair_recorded_times([], [7, 8], 5) == ([], [7, 8])
assert pair_recorded_times([20, 30], [1, 2, 31], 1) == ([(30, 31)], [1, 2, 20])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
