"""A row of a published table holds non-negative counts, and every count from 1 up to but not
including the limit becomes None. When exactly one count would be hidden that way, the smallest
other count that is at least the limit is hidden too (the first of equal ones), if there is one;
counts of 0 always stay, and a limit of 1 or less hides nothing. Return a new list."""


def hidden_small_cells(counts, limit):
    hidden = [place for place, count in enumerate(counts) if 0 < count < limit]
    if len(hidden) == 1:
        others = [place for place, count in enumerate(counts) if count >= limit]
        if others:
            hidden.append(min(others, key=lambda place: counts[place]))
    return [None if place in hidden else count for place, count in enumerate(counts)]


assert hidden_small_cells([9, 2, 4, 12, 3], 5) == [9, None, None, 12, None]
assert hidden_small_cells([9, 2, 7, 12], 5) == [9, None, None, 12]
assert hidden_small_cells([5, 4, 5], 5) == [None, None, 5]
assert hidden_small_cells([0, 3, 8], 4) == [0, None, None]
assert hidden_small_cells([0, 1, 0], 4) == [0, None, 0]
assert hidden_small_cells([1, 1, 6], 1) == [1, 1, 6]
assert hidden_small_cells([1, 2, 1], 2) == [None, 2, None]
assert hidden_small_cells([], 3) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
