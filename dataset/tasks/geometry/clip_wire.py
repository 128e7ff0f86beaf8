"""A straight wire runs along one of the axes from one end to the other, both given as (x, y)
points, and may run in either direction. Return the part of it inside a rectangle (left, bottom,
right, top), border included, as a pair of points in the same direction; it may be a single point
twice, and is None when no point of the wire is inside."""


def clip_wire(start, end, rectangle):
    left, bottom, right, top = rectangle
    low_x = max(left, min(start[0], end[0]))
    high_x = min(right, max(start[0], end[0]))
    low_y = max(bottom, min(start[1], end[1]))
    high_y = min(top, max(start[1], end[1]))
    if low_x > high_x or low_y > high_y:
        return None

    def limit(x, y):
        return (min(max(x, low_x), high_x), min(max(y, low_y), high_y))

    return (limit(*start), limit(*end))


assert clip_wire((0, 2), (9, 2), (3, 1, 6, 5)) == ((3, 2), (6, 2))
assert clip_wire((9, 2), (4, 2), (3, 1, 6, 5)) == ((6, 2), (4, 2))
assert clip_wire((4, 9), (4, 0), (3, 1, 6, 5)) == ((4, 5), (4, 1))
assert clip_wire((0, 0), (9, 0), (3, 1, 6, 5)) is None
assert clip_wire((0, 5), (3, 5), (3, 1, 6, 5)) == ((3, 5), (3, 5))
assert clip_wire((0, 2), (2, 2), (3, 1, 6, 5)) is None
assert clip_wire((9, 2), (7, 2), (3, 1, 6, 5)) is None
assert clip_wire((4, 8), (4, 6), (3, 1, 6, 5)) is None
assert clip_wire((7, 0), (7, 9), (3, 1, 6, 5)) is None
assert clip_wire((4, 0), (4, 1), (3, 1, 6, 5)) == ((4, 1), (4, 1))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
