"""Runners of an orienteering race come as (name, seconds, controls) with the controls in the order
in which they were visited; the course is the list of controls in the wanted order. A runner gets a
control right when it is the next one of the course not yet right, other visits count for nothing.
Rank those with more right controls first, then the shorter time, then the name, and return (name,
number missing) pairs; a runner without any right control is left out unless the course is empty."""


def orienteering_order(runners, course):
    ranked = []
    for name, seconds, controls in runners:
        right = 0
        for control in controls:
            if right < len(course) and control == course[right]:
                right += 1
        missing = len(course) - right
        if right == 0 and course:
            continue
        ranked.append((missing, seconds, name))
    ranked.sort()
    return [(name, missing) for missing, _, name in ranked]


assert orienteering_order([("a", 90, [1, 2, 3]), ("b", 80, [1, 2, 3])], [1, 2, 3]) == [
    ("b", 0),
    ("a", 0),
]
assert orienteering_order([("a", 50, [1, 3]), ("b", 80, [1, 9, 2, 3])], [1, 2, 3]) == [
    ("b", 0),
    ("a", 2),
]
assert orienteering_order([("a", 50, [2, 1]), ("b", 60, [1, 2, 2])], [1, 2, 3]) == [
    ("b", 1),
    ("a", 2),
]
assert orienteering_order([("d", 50, [1]), ("c", 50, [1])], [1]) == [("c", 0), ("d", 0)]
assert orienteering_order([("d", 50, [2, 3]), ("c", 50, [1])], [1, 2]) == [("c", 1)]
assert orienteering_order([("a", 9, []), ("b", 8, [4])], []) == [("b", 0), ("a", 0)]
assert orienteering_order([("a", 9, [5, 5, 6])], [5, 6, 5]) == [("a", 1)]
assert orienteering_order([], [1]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
