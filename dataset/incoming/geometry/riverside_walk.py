"""A town's street crossings are whole-number points, and its streets run parallel to the axes along
all of them. A river flows along the line x = 0 (crossing it is only possible on the bridges, given
by their y values), and a house with x = 0 stands in the river, where it is reached from a bridge
only, also from another such house. Return the shortest walking distance between two houses, given
as (x, y), along the streets: houses on the same bank need no bridge, and None is returned when a
bridge is needed and there is none."""


def riverside_walk(start, end, bridges):
    west, east = sorted((start[0], end[0]))
    south, north = sorted((start[1], end[1]))
    direct = east - west + north - south
    if west > 0 or east < 0:
        return direct
    if not bridges:
        return None
    return direct + 2 * min(max(bridge - north, south - bridge, 0) for bridge in bridges)


assert riverside_walk((-2, 1), (3, 4), [2]) == 8
assert riverside_walk((-2, 1), (3, 4), [6, -1]) == 12
assert riverside_walk((3, 4), (-2, 1), [6, 0]) == 10
assert riverside_walk((1, 7), (5, 3), []) == 8
assert riverside_walk((2, 7), (-5, 3), []) is None
assert riverside_walk((-1, 7), (-5, 3), []) == 8
assert riverside_walk((0, 1), (3, 1), [2]) == 5
assert riverside_walk((-3, 1), (0, 1), [2]) == 5
assert riverside_walk((1, 0), (-1, 0), [5]) == 12
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
