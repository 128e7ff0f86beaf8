"""Remove the superfluous points of a path given as a list of whole-number (x, y) points: a point is
superfluous when it lies on the straight line from the last kept point to the point after it, both
ends of that line included. The first and the last point of the list always stay; return the kept
points in order."""


def trimmed_waypoints(points):
    kept = []
    for index, (x, y) in enumerate(points):
        if 0 < index < len(points) - 1:
            last_x, last_y = kept[-1]
            next_x, next_y = points[index + 1]
            level = (x - last_x) * (next_y - y) == (y - last_y) * (next_x - x)
            along = (x - last_x) * (next_x - x) + (y - last_y) * (next_y - y)
            if level and along >= 0:
                continue
        kept.append((x, y))
    return kept


assert trimmed_waypoints([(0, 0), (1, 0), (2, 0), (2, 3)]) == [(0, 0), (2, 0), (2, 3)]
assert trimmed_waypoints([(1, 2), (2, 4), (3, 6), (4, 8)]) == [(1, 2), (4, 8)]
assert trimmed_waypoints([(0, 0), (1, 0), (0, 0)]) == [(0, 0), (1, 0), (0, 0)]
assert trimmed_waypoints([(0, 0), (0, 0), (2, 1)]) == [(0, 0), (2, 1)]
assert trimmed_waypoints([(0, 1), (2, 1), (4, 3)]) == [(0, 1), (2, 1), (4, 3)]
assert trimmed_waypoints([(5, 5), (1, 5), (5, 5)]) == [(5, 5), (1, 5), (5, 5)]
assert trimmed_waypoints([(5, 5)]) == [(5, 5)]
assert trimmed_waypoints([]) == []
assert trimmed_waypoints([(0, 1), (0, 4), (0, 2), (0, 3)]) == [(0, 1), (0, 4), (0, 2), (0, 3)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
