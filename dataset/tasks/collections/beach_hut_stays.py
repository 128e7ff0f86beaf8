"""Beach huts are rented by the day, with a dict from hut to the set of the days on which it is
taken and wishes as (guest, first day, last day, best hut), both days included. The guest gets the
best hut if it is free on all of these days, otherwise the hut that is free on all of them and taken
on the most days directly before the first or directly after the last one (0, 1 or 2 of these two
days), the first in the dict among equals; if no hut is free throughout, the stay is divided at the
latest day possible into a first part in one hut and the rest in another, both parts being at least
one day and both huts the first in the dict that are free. A wish that cannot be met, or whose last
day lies before the first, gets None; return the list of the lists of (hut, first day, last day), or
None, in the order of the wishes, every stay given being taken from then on."""


def beach_hut_stays(huts, wishes):
    taken = {hut: set(days) for hut, days in huts.items()}

    def free_huts(wanted):
        return [hut for hut, days in taken.items() if not days.intersection(wanted)]

    answers = []
    for _, first, last, best in wishes:
        if last < first:
            answers.append(None)
            continue
        stay = range(first, last + 1)
        free = free_huts(stay)
        parts = None
        if best in free:
            parts = [(best, first, last)]
        elif free:
            beside = {first - 1, last + 1}
            snug = max(free, key=lambda hut: len(taken[hut] & beside))
            parts = [(snug, first, last)]
        else:
            for day in reversed(stay):
                before = free_huts(range(first, day))
                after = free_huts(range(day, last + 1))
                if before and after:
                    parts = [(before[0], first, day - 1), (after[0], day, last)]
                    break
        answers.append(parts)
        for hut, start, end in parts or []:
            taken[hut].update(range(start, end + 1))
    return answers


assert beach_hut_stays(
    {"a": set(), "b": set()},
    [("x", 1, 3, "b"), ("y", 3, 4, "b"), ("z", 4, 5, "b"), ("w", 0, 0, "b")],
) == [[("b", 1, 3)], [("a", 3, 4)], [("b", 4, 5)], [("b", 0, 0)]]
assert beach_hut_stays({"a": set(), "b": {4}, "c": {1, 4}}, [("x", 2, 3, "z")]) == [[("c", 2, 3)]]
assert beach_hut_stays({"a": set(), "b": {4}, "c": {1}}, [("x", 2, 3, "z")]) == [[("b", 2, 3)]]
assert beach_hut_stays({"a": {5}, "b": {1}, "c": {5}, "d": {1}}, [("x", 1, 5, "a")]) == [
    [("a", 1, 4), ("b", 5, 5)]
]
assert beach_hut_stays({"a": {3}, "b": {3}}, [("x", 1, 5, "a"), ("y", 3, 3, "a")]) == [None, None]
assert beach_hut_stays({"a": set()}, [("x", 3, 2, "a"), ("y", 2, 2, "a"), ("z", 2, 2, "a")]) == [
    None,
    [("a", 2, 2)],
    None,
]
assert beach_hut_stays({"a": {3, 4}, "b": {1}}, [("x", 1, 4, "b"), ("y", 2, 4, "b")]) == [
    [("a", 1, 2), ("b", 3, 4)],
    None,
]
assert beach_hut_stays({}, [("x", 1, 1, "a")]) == [None]
assert beach_hut_stays({"a": {0, 4}, "b": {3, 6}}, [("x", 1, 5, "a")]) == [
    [("a", 1, 3), ("b", 4, 5)]
]
assert beach_hut_stays({"a": {9}, "b": {5}, "c": set()}, [("x", 6, 8, "q")]) == [[("a", 6, 8)]]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
