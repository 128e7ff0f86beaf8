"""A toll road charges per section: the list holds the toll of each section between neighbouring
exits, which are numbered from 0. Return the charge for a trip between two exits in either
direction: the sum of the sections on the way, at least the given minimum, or 0 for a trip from an
exit to itself; return None when an exit does not exist."""


def toll_for_trip(tolls, entry, leave, minimum):
    first = min(entry, leave)
    last = max(entry, leave)
    if first < 0 or last > len(tolls):
        return None
    if first == last:
        return 0
    return max(minimum, sum(tolls[first:last]))


assert toll_for_trip([3, 5, 2], 0, 2, 1) == 8
assert toll_for_trip([3, 5, 2], 3, 1, 1) == 7
assert toll_for_trip([3, 5, 2], 0, 3, 1) == 10
assert toll_for_trip([3, 5, 2], 2, 3, 4) == 4
assert toll_for_trip([3, 5, 2], 1, 1, 4) == 0
assert toll_for_trip([3, 5, 2], 2, 4, 1) is None
assert toll_for_trip([3, 5, 2], -1, 2, 1) is None
assert toll_for_trip([], 0, 0, 9) == 0
assert toll_for_trip([3, 5, 2], 4, 4, 1) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
