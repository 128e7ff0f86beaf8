"""A room's walls are (width, height) rectangles and its openings are (width, height) rectangles
too. Only openings whose area exceeds the given threshold are deducted from the wall area, but never
more than there is; the rest is painted twice. Return the number of cans needed when one can covers
a given area, always whole cans."""


def paint_needed(walls, openings, threshold, per_can):
    area = sum(width * height for width, height in walls)
    for width, height in openings:
        if width * height > threshold:
            area -= width * height
    painted = max(0, area) * 2
    return (painted + per_can - 1) // per_can


assert paint_needed([(5, 3), (4, 3)], [(2, 2)], 1, 10) == 5
assert paint_needed([(5, 3)], [(1, 2)], 2, 1) == 30
assert paint_needed([(5, 3)], [(1, 3)], 2, 1) == 24
assert paint_needed([(5, 3)], [(1, 3), (2, 2)], 2, 4) == 4
assert paint_needed([(2, 2)], [(3, 3)], 0, 1) == 0
assert paint_needed([(2, 3)], [], 0, 12) == 1
assert paint_needed([(1, 13)], [], 0, 25) == 2
assert paint_needed([], [], 0, 7) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
