"""A room's walls are (width, height) rectangles and its openings are (width, height) rectangles
too. Only openings whose area exceeds the given threshold are deducted from the wall area, but never
more than there is; the rest is painted the given number of coats. Return the number of cans needed
when one can covers a given area, always whole cans."""


def paint_needed(walls, openings, threshold, coats, per_can):
    area = sum(width * height for width, height in walls)
    for width, height in openings:
        if width * height > threshold:
            area -= width * height
    painted = max(0, area) * coats
    return (painted + per_can - 1) // per_can


assert paint_needed([(5, 3), (4, 3)], [(2, 2)], 1, 2, 10) == 5
assert paint_needed([(5, 3)], [(1, 2)], 2, 1, 1) == 15
assert paint_needed([(5, 3)], [(1, 3)], 2, 1, 1) == 12
assert paint_needed([(5, 3)], [(1, 3), (2, 2)], 2, 1, 4) == 2
assert paint_needed([(2, 2)], [(3, 3)], 0, 7, 5) == 0
assert paint_needed([(2, 3)], [], 0, 2, 12) == 1
assert paint_needed([(1, 13)], [], 0, 1, 12) == 2
assert paint_needed([], [], 0, 3, 7) == 0
assert paint_needed([(7, 7)], [], 0, 0, 7) == 0
