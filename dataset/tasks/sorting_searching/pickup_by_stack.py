"""Trays are stacked, the last one of the list on top. To fetch trays in the wanted order, those
above the wanted one are set aside one by one on a second stack and, after the fetch, put back in
the reverse order, so that the remaining stack is unchanged. Return the total number of trays set
aside; a wanted tray that is not in the stack is skipped, and a stack higher than the limit may not
be touched at all, which gives None."""


def pickup_by_stack(stack, wanted, limit):
    if len(stack) > limit:
        return None
    rest = list(stack)
    moved = 0
    for tray in wanted:
        if tray in rest:
            place = rest.index(tray)
            moved += len(rest) - place - 1
            rest.pop(place)
    return moved


assert pickup_by_stack(["a", "b", "c"], ["a"], 5) == 2
assert pickup_by_stack(["a", "b", "c"], ["c", "b", "a"], 3) == 0
assert pickup_by_stack(["a", "b", "c"], ["a", "b"], 3) == 3
assert pickup_by_stack(["a", "b", "c"], ["b", "a"], 3) == 2
assert pickup_by_stack(["a", "b", "c"], ["x", "a"], 4) == 2
assert pickup_by_stack(["a", "b", "c"], ["a"], 2) is None
assert pickup_by_stack(["a", "b"], ["a", "a"], 2) == 1
assert pickup_by_stack([], ["a"], 0) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
