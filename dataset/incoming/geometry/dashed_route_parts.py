"""A route of whole-number (x, y) points with pieces parallel to the axes is drawn with a broken
line: beginning at its first point, a dash of the given length, a gap of the given length and so on,
measured along the route, also around its corners. Return the drawn parts in order as pairs of
points; a dash that goes around a corner gives one pair for each side of it, and the last dash ends
with the route. A dash length of 0 or less draws nothing, and a gap of 0 or less leaves no gaps, so
that each piece that has a length is one pair."""


def dashed_route_parts(route, dash, gap):
    if dash <= 0:
        return []
    parts = []
    drawing = True
    left = dash
    for (x, y), goal in zip(route, route[1:]):
        across = (goal[0] > x) - (goal[0] < x)
        up = (goal[1] > y) - (goal[1] < y)
        rest = (goal[0] - x) * across + (goal[1] - y) * up
        if gap <= 0:
            left = rest
        while rest > 0:
            step = min(left, rest)
            end = (x + step * across, y + step * up)
            if drawing:
                parts.append(((x, y), end))
            x, y = end
            rest -= step
            left -= step
            if left == 0 and gap > 0:
                drawing = not drawing
                left = dash if drawing else gap
    return parts


assert dashed_route_parts([(0, 0), (7, 0)], 3, 2) == [((0, 0), (3, 0)), ((5, 0), (7, 0))]
assert dashed_route_parts([(0, 5), (0, 1)], 2, 1) == [((0, 5), (0, 3)), ((0, 2), (0, 1))]
assert dashed_route_parts([(1, 1), (3, 1), (3, 4)], 3, 1) == [
    ((1, 1), (3, 1)),
    ((3, 1), (3, 2)),
    ((3, 3), (3, 4)),
]
assert dashed_route_parts([(4, 2), (1, 2), (1, 0)], 2, 2) == [((4, 2), (2, 2)), ((1, 1), (1, 0))]
assert dashed_route_parts([(4, 2), (2, 2), (2, 5)], 2, 1) == [((4, 2), (2, 2)), ((2, 3), (2, 5))]
assert dashed_route_parts([(4, 2), (2, 2), (2, 2), (2, 7)], 1, 0) == [
    ((4, 2), (2, 2)),
    ((2, 2), (2, 7)),
]
assert dashed_route_parts([(4, 2), (2, 2)], 0, 1) == []
assert dashed_route_parts([(4, 2), (2, 2)], -1, 1) == []
assert dashed_route_parts([(4, 2)], 1, 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
