"""Two boxes (left, bottom, right, top) are joined by a straight connector. It starts in the middle
of the side of the first box that faces the second and ends in the middle of the opposite side of
the second: of the four sides of the first box take the one with the largest free distance to the
second box in its direction, the sides going in the order right, left, top, bottom among equals.
Return the two (x, y) points, with halves rounded down, or None when no side has a free distance
greater than 0."""


def connector_ends(first, second):
    left, bottom, right, top = first
    far_left, far_bottom, far_right, far_top = second
    room = {
        "right": far_left - right,
        "left": left - far_right,
        "top": far_bottom - top,
        "bottom": bottom - far_top,
    }
    side = max(room, key=room.get)
    if room[side] <= 0:
        return None
    middle = (left + right) // 2, (bottom + top) // 2
    far_middle = (far_left + far_right) // 2, (far_bottom + far_top) // 2
    if side == "right":
        return (right, middle[1]), (far_left, far_middle[1])
    if side == "left":
        return (left, middle[1]), (far_right, far_middle[1])
    if side == "top":
        return (middle[0], top), (far_middle[0], far_bottom)
    return (middle[0], bottom), (far_middle[0], far_top)


assert connector_ends((0, 0, 4, 2), (9, 1, 12, 8)) == ((4, 1), (9, 4))
assert connector_ends((9, 1, 12, 8), (0, 0, 4, 2)) == ((9, 4), (4, 1))
assert connector_ends((0, 0, 5, 3), (1, 6, 8, 9)) == ((2, 3), (4, 6))
assert connector_ends((1, 6, 8, 9), (0, 0, 5, 3)) == ((4, 6), (2, 3))
assert connector_ends((0, 0, 2, 2), (5, 5, 9, 7)) == ((2, 1), (5, 6))
assert connector_ends((5, 5, 9, 7), (0, 0, 2, 2)) == ((5, 6), (2, 1))
assert connector_ends((0, 0, 4, 4), (4, 1, 6, 3)) is None
assert connector_ends((0, 0, 9, 9), (2, 2, 3, 3)) is None
assert connector_ends((0, 0, 4, 2), (5, 0, 7, 2)) == ((4, 1), (5, 1))
assert connector_ends((0, 6, 3, 8), (7, 0, 9, 2)) == ((3, 7), (7, 1))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
