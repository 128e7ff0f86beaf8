"""Tell whether an angle in whole degrees lies in the sector that runs anticlockwise from a start
angle (included) to an end angle (excluded). Angles outside 0 to 359 mean the same direction as the
angle that differs from them by full turns; a sector whose start and end are the same direction is
the full circle."""


def angle_in_sector(angle, start, end):
    opening = (end - start) % 360
    if opening == 0:
        return True
    return (angle - start) % 360 < opening


assert angle_in_sector(45, 0, 90) is True
assert angle_in_sector(0, 0, 90) is True
assert angle_in_sector(90, 0, 90) is False
assert angle_in_sector(9, 350, 10) is True
assert angle_in_sector(0, 90, 0) is False
assert angle_in_sector(180, 350, 10) is False
assert angle_in_sector(-5, 350, 370) is True
assert angle_in_sector(200, 30, 390) is True
assert angle_in_sector(449, 0, 90) is True
assert angle_in_sector(359, 0, 359) is False
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
