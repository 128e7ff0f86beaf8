"""A folding ruler has links of the given lengths, all starting at one mark, and lies in a flat
zigzag: the first link points to the right, the next one back to the left, and so on, except that
the direction does not change at a joint kept straight; these are given as a set of positions, joint
0 being the one after the first link. Return (reach, end): the length from the leftmost to the
rightmost point that it covers, and the place of its free end, counted from the mark and negative to
the left of it."""


def zigzag_reach(links, straight):
    place = leftmost = rightmost = 0
    direction = 1
    for joint, length in enumerate(links):
        place += direction * length
        leftmost = min(leftmost, place)
        rightmost = max(rightmost, place)
        if joint not in straight:
            direction = -direction
    return rightmost - leftmost, place


assert zigzag_reach([5, 3, 4], set()) == (6, 6)
assert zigzag_reach([3, 5, 1], set()) == (5, -1)
assert zigzag_reach([2, 2, 7], {0}) == (7, -3)
assert zigzag_reach([2, 3, 4], {0, 1}) == (9, 9)
assert zigzag_reach([2, 3, 4], {1}) == (7, -5)
assert zigzag_reach([], {0}) == (0, 0)
assert zigzag_reach([4], set()) == (4, 4)
assert zigzag_reach([1, 2, 3, 4], {2}) == (7, 6)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
