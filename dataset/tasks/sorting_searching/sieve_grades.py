"""Potatoes fall on sieves with the given hole widths: a potato goes through every hole that is
wider than it is, and lies in the box below the sieve with the narrowest such hole. Return the list
of boxes in ascending order of the holes, each with its potatoes in ascending order, followed by one
more box for those that go through no hole; potatoes thinner than the minimum are thrown away, and
equal holes count as one."""


def sieve_grades(potatoes, holes, minimum):
    widths = sorted(set(holes))
    boxes = [[] for _ in widths] + [[]]
    for potato in sorted(potatoes):
        if potato < minimum:
            continue
        place = 0
        for width in widths:
            if potato >= width:
                place += 1
        boxes[place].append(potato)
    return boxes


assert sieve_grades([45, 30, 62, 35], [40, 60], 20) == [[30, 35], [45], [62]]
assert sieve_grades([40, 60], [60, 40], 20) == [[], [40], [60]]
assert sieve_grades([20, 19, 21], [30], 20) == [[20, 21], []]
assert sieve_grades([50, 50], [40, 40, 60], 0) == [[], [50, 50], []]
assert sieve_grades([9, 5], [], 6) == [[9]]
assert sieve_grades([], [10, 20], 6) == [[], [], []]
assert sieve_grades([39, 41], [40], 0) == [[39], [41]]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
