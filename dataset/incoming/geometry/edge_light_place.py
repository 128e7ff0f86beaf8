"""A clock in a shop window is a square of the given side, and a light spot walks along its edge
clockwise, starting on the upper edge at half the side from its left end, rounded down, at time 0
and needing one second per unit of length. Return the (x, y) place of the spot after the given
number of whole seconds, with (0, 0) at the lower left corner of the square; a clock with a side of
0 or less has the spot at (0, 0), and a negative time means that the spot walked the other way."""


def edge_light_place(side, seconds):
    if side <= 0:
        return 0, 0
    edge, along = divmod(seconds + side // 2, side)
    if edge % 4 == 0:
        return along, side
    if edge % 4 == 1:
        return side, side - along
    if edge % 4 == 2:
        return side - along, 0
    return 0, along


assert edge_light_place(10, 0) == (5, 10)
assert edge_light_place(11, 3) == (8, 11)
assert edge_light_place(10, 5) == (10, 10)
assert edge_light_place(10, 7) == (10, 8)
assert edge_light_place(10, 38) == (3, 10)
assert edge_light_place(10, -6) == (0, 9)
assert edge_light_place(4, 37) == (4, 1)
assert edge_light_place(10, 56) == (9, 0)
assert edge_light_place(0, 3) == (0, 0)
assert edge_light_place(1, 4) == (0, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
