"""Bars of a chart stand side by side on the line y = 0, each given as (width, height) with a
positive width. Return the corner points of their common outline from (0, 0) to the right end on the
same line, in order: a point wherever the outline changes direction, with no point repeated, also
where bars of height 0 lie at the ends or in between."""


def bar_outline_points(bars):
    points = [(0, 0)]
    x = level = 0
    for width, height in bars:
        if height != level:
            if x > 0:
                points.append((x, level))
            points.append((x, height))
            level = height
        x += width
    for corner in ((x, level), (x, 0)):
        if points[-1] != corner:
            points.append(corner)
    return points


assert bar_outline_points([(2, 3), (1, 5)]) == [(0, 0), (0, 3), (2, 3), (2, 5), (3, 5), (3, 0)]
assert bar_outline_points([(2, 3), (4, 3)]) == [(0, 0), (0, 3), (6, 3), (6, 0)]
assert bar_outline_points([(2, 0), (1, 4)]) == [(0, 0), (2, 0), (2, 4), (3, 4), (3, 0)]
assert bar_outline_points([(1, 4), (2, 0)]) == [(0, 0), (0, 4), (1, 4), (1, 0), (3, 0)]
assert bar_outline_points([(1, 2), (1, 0), (1, 2)]) == [
    (0, 0),
    (0, 2),
    (1, 2),
    (1, 0),
    (2, 0),
    (2, 2),
    (3, 2),
    (3, 0),
]
assert bar_outline_points([]) == [(0, 0)]
assert bar_outline_points([(5, 0)]) == [(0, 0), (5, 0)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
