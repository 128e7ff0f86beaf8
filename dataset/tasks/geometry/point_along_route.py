"""A route consists of straight pieces between (x, y) corner points, each piece parallel to one of
the axes. Return the point reached after travelling a whole-number distance along it from its first
corner; a distance of 0 or less gives the first corner, one beyond the end the last corner, and an
empty route None."""


def point_along_route(corners, distance):
    if not corners:
        return None
    x, y = corners[0]
    for next_x, next_y in corners:
        while distance > 0 and (x, y) != (next_x, next_y):
            x += (next_x > x) - (next_x < x)
            y += (next_y > y) - (next_y < y)
            distance -= 1
    return (x, y)


assert point_along_route([(0, 0), (5, 0), (5, 4)], 8) == (5, 3)
assert point_along_route([(0, 0), (5, 0), (5, 4)], 3) == (3, 0)
assert point_along_route([(6, 1), (2, 1), (2, -5)], 3) == (3, 1)
assert point_along_route([(6, 1), (2, 1), (2, -5)], 7) == (2, -2)
assert point_along_route([(0, 0), (5, 0), (5, 4)], 9) == (5, 4)
assert point_along_route([(0, 0), (5, 0), (5, 4)], 20) == (5, 4)
assert point_along_route([(1, 2), (5, 2)], 0) == (1, 2)
assert point_along_route([(1, 2), (5, 2)], -3) == (1, 2)
assert point_along_route([], 1) is None
assert point_along_route([(3, 3)], 2) == (3, 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
