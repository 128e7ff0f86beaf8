"""Rooms are rectangles (left, bottom, right, top) that do not overlap. Return the pairs of room
positions (smaller, larger), in ascending order, of all rooms that share a piece of wall at least as
long as the given door width, which is greater than 0."""

from itertools import combinations


def neighbour_rooms(rooms, door):
    pairs = []
    for pair in combinations(range(len(rooms)), 2):
        (left, bottom, right, top), (x1, y1, x2, y2) = (rooms[index] for index in pair)
        wide = min(right, x2) - max(left, x1)
        high = min(top, y2) - max(bottom, y1)
        if (wide == 0 and high >= door) or (high == 0 and wide >= door):
            pairs.append(pair)
    return pairs


assert neighbour_rooms([(0, 0, 4, 4), (4, 1, 8, 3), (0, 4, 4, 6)], 2) == [(0, 1), (0, 2)]
assert neighbour_rooms([(0, 0, 4, 4), (4, 2, 8, 6)], 2) == [(0, 1)]
assert neighbour_rooms([(0, 0, 4, 4), (4, 2, 8, 6)], 3) == []
assert neighbour_rooms([(0, 0, 4, 4), (3, 4, 8, 6)], 1) == [(0, 1)]
assert neighbour_rooms([(0, 0, 4, 4), (3, 4, 8, 6)], 2) == []
assert neighbour_rooms([(0, 0, 4, 4), (5, 0, 8, 4)], 1) == []
assert neighbour_rooms([(0, 0, 4, 4), (4, 4, 8, 8)], 1) == []
assert neighbour_rooms([(5, 0, 9, 2), (0, 0, 3, 9), (3, 0, 5, 2)], 1) == [(0, 2), (1, 2)]
assert neighbour_rooms([(0, 5, 4, 8), (1, 0, 3, 4)], 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
