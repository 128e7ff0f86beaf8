"""The sun stands low in the west, so that a post of height h throws a shadow of length h times the
given ratio towards the east along a straight line. Posts are (place, height) pairs with places
growing to the east, heights greater than 0 and places in ascending order, all different. Return the
total length of the line that lies in shadow up to a wall at the given place, which lies behind all
posts and stops every shadow; parts shaded by several posts count once."""


def shaded_length(posts, ratio, wall):
    total = 0
    covered = float("-inf")
    for place, height in posts:
        end = min(place + height * ratio, wall)
        total += max(end - max(place, covered), 0)
        covered = max(covered, end)
    return total


assert shaded_length([(0, 3), (10, 2)], 2, 50) == 10
assert shaded_length([(0, 3), (4, 2)], 2, 50) == 8
assert shaded_length([(0, 5), (4, 2)], 2, 50) == 10
assert shaded_length([(-8, 2), (0, 1)], 3, 2) == 8
assert shaded_length([(0, 9), (4, 9)], 1, 6) == 6
assert shaded_length([(2, 2), (3, 1), (4, 4)], 1, 20) == 6
assert shaded_length([(-9, 3), (-5, 1), (-1, 2)], 1, 0) == 5
assert shaded_length([], 4, 10) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
