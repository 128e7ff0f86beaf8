"""A stair climbs from the lower floor to a landing in the given number of equal steps, each rise
high and tread deep, and then from the landing, which is as deep as the given depth, on to the upper
floor in the other given number of steps in the same direction. Return the outline of its upper side
as a list of (x, y) points from (0, 0) upwards, each point where it bends; the last step of each
part ends with a rise, so that its tread is the landing or the upper floor. A part without steps is
left out together with the landing, and a stair without steps is the point (0, 0)."""


def stair_outline(lower, upper, rise, tread, landing):
    x = y = 0
    points = [(0, 0)]
    total = lower + upper
    for step in range(1, total + 1):
        y += rise
        points.append((x, y))
        if step == total:
            break
        x += landing if step == lower else tread
        points.append((x, y))
    return points


assert stair_outline(2, 1, 3, 4, 10) == [(0, 0), (0, 3), (4, 3), (4, 6), (14, 6), (14, 9)]
assert stair_outline(1, 2, 3, 4, 10) == [(0, 0), (0, 3), (10, 3), (10, 6), (14, 6), (14, 9)]
assert stair_outline(0, 2, 3, 4, 10) == [(0, 0), (0, 3), (4, 3), (4, 6)]
assert stair_outline(2, 0, 3, 4, 10) == [(0, 0), (0, 3), (4, 3), (4, 6)]
assert stair_outline(0, 1, 3, 4, 10) == [(0, 0), (0, 3)]
assert stair_outline(0, 0, 3, 4, 10) == [(0, 0)]
assert stair_outline(1, 1, 2, 5, 7) == [(0, 0), (0, 2), (7, 2), (7, 4)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
