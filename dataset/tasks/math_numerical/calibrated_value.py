"""A sensor is calibrated by a table of (raw, real) whole-number points with rising raw values: a
raw value between two points is mapped on the straight line between them, and beyond the ends the
real value of the nearest point is used. Return the mapped value rounded to a whole number, exact
halves upwards, or None for a table with fewer than two points."""


def calibrated_value(raw, points):
    if not points:
        return None
    raw = max(points[0][0], min(raw, points[-1][0]))
    for (left, low), (right, high) in zip(points, points[1:]):
        if raw <= right:
            width = right - left
            rise = (high - low) * (raw - left)
            return low + (2 * rise + width) // (2 * width)
    return None


assert calibrated_value(15, [(10, 100), (20, 200)]) == 150
assert calibrated_value(5, [(10, 100), (20, 200)]) == 100
assert calibrated_value(25, [(10, 100), (20, 200)]) == 200
assert calibrated_value(20, [(10, 100), (20, 200), (30, 0)]) == 200
assert calibrated_value(21, [(10, 100), (20, 200), (30, 0)]) == 180
assert calibrated_value(1, [(0, 0), (2, 3)]) == 2
assert calibrated_value(1, [(0, 3), (2, 0)]) == 2
assert calibrated_value(1, [(0, 7), (3, 8)]) == 7
assert calibrated_value(4, [(4, 6)]) is None
assert calibrated_value(4, []) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
