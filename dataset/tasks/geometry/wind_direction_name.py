"""Name the direction of a vector (dx, dy), with x pointing east and y pointing north, as one of
"N", "NE", "E", "SE", "S", "SW", "W", "NW". The diagonal names apply when neither part is more than
twice as large in size as the other; otherwise the larger part alone decides, and the vector (0, 0)
gives ""."""


def wind_direction_name(dx, dy):
    vertical = "N" if dy > 0 else "S" if dy < 0 else ""
    horizontal = "E" if dx > 0 else "W" if dx < 0 else ""
    if abs(dx) > 2 * abs(dy):
        vertical = ""
    if abs(dy) > 2 * abs(dx):
        horizontal = ""
    return vertical + horizontal


assert wind_direction_name(3, 3) == "NE"
assert wind_direction_name(1, 2) == "NE"
assert wind_direction_name(1, 3) == "N"
assert wind_direction_name(2, -1) == "SE"
assert wind_direction_name(3, -1) == "E"
assert wind_direction_name(-5, -5) == "SW"
assert wind_direction_name(-1, 1) == "NW"
assert wind_direction_name(0, 0) == ""
assert wind_direction_name(0, -1) == "S"
assert wind_direction_name(-1, 0) == "W"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
