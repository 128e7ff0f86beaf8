"""A swimming pool has the given length and width; its floor is level for part of the length at the
shallow depth, then falls evenly to the deep depth, where it is level again to the end; the fall
runs from the first to the second given distance from the shallow end. Return the volume of the
water, whole or with a half, when it stands the given margin below the rim, from which the depths
are measured. When the margin lies strictly between the two depths, return None, and when it is not
less than the deep one, 0."""


def pool_water_volume(length, width, depths, fall, margin):
    shallow, deep = depths
    begin, end = fall
    if shallow < margin < deep:
        return None
    if margin >= deep:
        return 0
    level = begin * (shallow - margin) + (length - end) * (deep - margin)
    slope = (end - begin) * (shallow + deep - 2 * margin) / 2
    return (level + slope) * width


assert pool_water_volume(25, 10, (1, 3), (10, 15), 0) == 500
assert pool_water_volume(20, 5, (2, 4), (8, 15), 1) == 185
assert pool_water_volume(20, 4, (2, 2), (5, 9), 1) == 80
assert pool_water_volume(20, 4, (1, 3), (5, 9), 2) is None
assert pool_water_volume(20, 4, (1, 3), (5, 9), 3) == 0
assert pool_water_volume(20, 4, (1, 3), (5, 9), 4) == 0
assert pool_water_volume(20, 4, (1, 3), (6, 9), 1) == 100
assert pool_water_volume(3, 1, (1, 2), (0, 3), 0) == 4.5
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
