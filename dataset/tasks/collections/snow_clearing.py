"""A village shares snow clearing: houses stand in a row with a list of metres of path in front of
each, and helpers are (name, first house, metres per hour) with houses counted from 0. In each hour,
in the order of the list, every helper clears at the own first house what is left there, up to the
own speed, then at the next houses to the right up to the end of the row, and then at those to the
left of the own first house, nearest first, with the metres of speed that remain of this hour; every
further house costs one metre of the speed beforehand, whether or not anything is left there. Return
(list of the metres left per house, dict from helper to metres cleared) after the given number of
hours; a helper whose first house does not exist does nothing."""


def snow_clearing(paths, helpers, hours):
    left = list(paths)
    cleared = {name: 0 for name, _, _ in helpers}
    for _ in range(hours):
        for name, first, speed in helpers:
            if first < 0 or first >= len(left):
                continue
            order = list(range(first, len(left)))
            order += reversed(range(first))
            power = speed
            for house in order:
                metres = max(min(left[house], power), 0)
                left[house] -= metres
                power -= metres + 1
                cleared[name] += metres
    return (left, cleared)


assert snow_clearing([5, 5], [("a", 0, 3)], 1) == ([2, 5], {"a": 3})
assert snow_clearing([5, 5], [("a", 0, 3)], 2) == ([0, 5], {"a": 5})
assert snow_clearing([5, 5, 5], [("a", 2, 7)], 1) == ([5, 4, 0], {"a": 6})
assert snow_clearing([5, 5, 5], [("a", 1, 99)], 1) == ([0, 0, 0], {"a": 15})
assert snow_clearing([5, 5], [("a", 2, 3), ("b", -1, 3)], 1) == ([5, 5], {"a": 0, "b": 0})
assert snow_clearing([4, 4], [("a", 0, 3), ("b", 0, 3)], 1) == ([0, 3], {"a": 3, "b": 2})
assert snow_clearing([4, 4], [("a", 0, 3)], 0) == ([4, 4], {"a": 0})
assert snow_clearing([2, 1, 2, 1], [("a", 2, 8)], 1) == ([1, 0, 0, 0], {"a": 5})
assert snow_clearing([], [("a", 0, 5)], 1) == ([], {"a": 0})
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
