"""Zones are rectangles (left, bottom, right, top), border included. Return (position, squared) for
the zone in the list that is nearest to a point, where squared is the square of the straight
distance from the point to the zone, 0 inside it; of equally near zones the smaller one by area
wins, then the earlier one. An empty list gives None."""


def nearest_zone(zones, point):
    x, y = point
    ranks = []
    for index, (left, bottom, right, top) in enumerate(zones):
        dx = max(left - x, 0, x - right)
        dy = max(bottom - y, 0, y - top)
        area = (right - left) * (top - bottom)
        ranks.append((dx * dx + dy * dy, area, index))
    if not ranks:
        return None
    squared, _, index = min(ranks)
    return (index, squared)


assert nearest_zone([(0, 0, 2, 2), (8, 0, 9, 2)], (4, 1)) == (0, 4)
assert nearest_zone([(0, 0, 2, 2), (8, 0, 9, 2)], (6, 1)) == (1, 4)
assert nearest_zone([(0, 0, 2, 2), (9, 9, 11, 11)], (5, 6)) == (0, 25)
assert nearest_zone([(0, 0, 9, 9), (2, 1, 6, 4)], (4, 2)) == (1, 0)
assert nearest_zone([(0, 1, 1, 4), (3, 0, 5, 2)], (2, 2)) == (0, 1)
assert nearest_zone([(3, 5, 4, 6), (0, 7, 2, 9)], (1, 4)) == (0, 5)
assert nearest_zone([], (0, 0)) is None
assert nearest_zone([(0, 6, 2, 10), (5, 0, 11, 1)], (0, 1)) == (1, 25)
assert nearest_zone([(1, 1, 1, 1)], (1, 3)) == (0, 4)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
