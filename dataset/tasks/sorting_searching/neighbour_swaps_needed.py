"""A music list shall be brought from its present order into a wanted order of the same titles by
exchanging two neighbouring titles again and again. Return the smallest number of exchanges that
does it, or None when the two lists do not hold the same titles; no title occurs twice."""


def neighbour_swaps_needed(present, wanted):
    if sorted(present) != sorted(wanted):
        return None
    remaining = list(present)
    swaps = 0
    for title in wanted:
        place = remaining.index(title)
        swaps += place
        del remaining[place]
    return swaps


assert neighbour_swaps_needed(["a", "b", "c"], ["b", "a", "c"]) == 1
assert neighbour_swaps_needed(["a", "b", "c"], ["a", "b", "c"]) == 0
assert neighbour_swaps_needed(["a", "b", "c"], ["c", "b", "a"]) == 3
assert neighbour_swaps_needed(["a", "b", "c", "d"], ["d", "a", "b", "c"]) == 3
assert neighbour_swaps_needed(["a", "b", "c", "d"], ["b", "a", "d", "c"]) == 2
assert neighbour_swaps_needed(["a", "b"], ["a", "c"]) is None
assert neighbour_swaps_needed(["a"], []) is None
assert neighbour_swaps_needed([], []) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
