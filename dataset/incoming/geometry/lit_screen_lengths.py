"""A slide projector stands in the middle before a row of screens, which are given as (left, right)
spans on a wall at the distance 2 with left less than right and do not overlap; the projector is at
distance 0 and place 0. Its beam is blocked by boards on the line at distance 1, given as (left,
right) spans too, each of which throws a shadow of twice its size in twice its places on the wall.
Return for each screen the length of it that stays lit, in order; overlapping shadows count once."""


def lit_screen_lengths(screens, boards):
    lit = []
    for left, right in screens:
        free = right - left
        reached = left
        for near, far in sorted(boards):
            begin = max(2 * near, reached)
            finish = min(2 * far, right)
            free -= max(finish - begin, 0)
            reached = max(reached, finish)
        lit.append(free)
    return lit


assert lit_screen_lengths([(0, 10), (12, 20)], [(1, 3)]) == [6, 8]
assert lit_screen_lengths([(0, 10), (12, 20)], [(4, 7)]) == [8, 6]
assert lit_screen_lengths([(-9, 9)], [(1, 3), (-3, -1), (2, 4)]) == [8]
assert lit_screen_lengths([(-9, 9)], [(-2, 4), (0, 1), (3, 5)]) == [5]
assert lit_screen_lengths([(2, 6)], [(-8, 8)]) == [0]
assert lit_screen_lengths([(2, 6)], [(3, 4), (0, 1)]) == [4]
assert lit_screen_lengths([(1, 6)], []) == [5]
assert lit_screen_lengths([], [(1, 2)]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
