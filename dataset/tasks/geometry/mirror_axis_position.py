"""For a collection of (x, y) points with whole-number coordinates find the vertical line at which
mirroring maps the set of points onto itself, repeated points counting once. Return twice the x of
that line, so that the answer is a whole number, or None when there is no such line or no point."""


def mirror_axis_position(points):
    unique = set(points)
    if not unique:
        return None
    doubled = min(x for x, _ in unique) + max(x for x, _ in unique)
    for x, y in unique:
        if (doubled - x, y) not in unique:
            return None
    return doubled


assert mirror_axis_position([(1, 0), (5, 0), (3, 7)]) == 6
assert mirror_axis_position([(1, 0), (4, 0)]) == 5
assert mirror_axis_position([(1, 0), (4, 1)]) is None
assert mirror_axis_position([(1, 0), (4, 0), (3, 2)]) is None
assert mirror_axis_position([(1, 0), (5, 0), (5, 0)]) == 6
assert mirror_axis_position([]) is None
assert mirror_axis_position([(-2, 3)]) == -4
assert mirror_axis_position([(-3, 1), (1, 1), (-1, 2), (0, 5), (-2, 5)]) == -2
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
