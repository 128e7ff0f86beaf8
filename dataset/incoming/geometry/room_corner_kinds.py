"""A room's outline is a list of whole-number (x, y) points in order around the room, in either
sense, with walls that run parallel to the axes and do not cross. Return (inner, outer): the number
of corners at which the room takes up a quarter of the surroundings, as at all corners of a plain
rectangle, and of those at which it takes up three quarters; points at which the wall goes straight
on are no corners. Fewer than four points give (0, 0)."""


def room_corner_kinds(outline):
    if len(outline) < 4:
        return 0, 0
    left = right = 0
    for place in range(len(outline)):
        before, corner, after = outline[place - 2], outline[place - 1], outline[place]
        turn = (corner[0] - before[0]) * (after[1] - corner[1])
        turn -= (corner[1] - before[1]) * (after[0] - corner[0])
        left += turn > 0
        right += turn < 0
    return max(left, right), min(left, right)


assert room_corner_kinds([(0, 0), (4, 0), (4, 3), (0, 3)]) == (4, 0)
assert room_corner_kinds([(0, 3), (4, 3), (4, 0), (0, 0)]) == (4, 0)
assert room_corner_kinds([(0, 0), (5, 0), (5, 2), (2, 2), (2, 4), (0, 4)]) == (5, 1)
assert room_corner_kinds([(0, 4), (2, 4), (2, 2), (5, 2), (5, 0), (0, 0)]) == (5, 1)
assert room_corner_kinds([(0, 0), (2, 0), (4, 0), (4, 3), (4, 5), (0, 5)]) == (4, 0)
assert room_corner_kinds([(2, 2), (3, 2), (3, 3), (2, 3)]) == (4, 0)
assert room_corner_kinds([(2, 3), (3, 3), (3, 2), (2, 2)]) == (4, 0)
assert room_corner_kinds([(0, 0), (9, 0), (9, 5), (6, 5), (6, 2), (3, 2), (3, 5), (0, 5)]) == (6, 2)
assert room_corner_kinds([(0, 0), (4, 0), (4, 3)]) == (0, 0)
assert room_corner_kinds([]) == (0, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
