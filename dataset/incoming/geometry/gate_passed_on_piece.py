"""A gate of two posts, given as whole-number (x, y) points, is passed by a skier whose track is a
list of such points joined by straight pieces. The gate counts as passed when some piece of the
track crosses the straight line between the posts, from one side strictly to the other, at a place
strictly between the posts. Return the position, counted from 1, of the first such piece, or 0 when
there is none; a gate whose posts stand at the same point cannot be passed."""


def gate_passed_on_piece(first, second, track):
    def side(start, end, point):
        across = (end[0] - start[0]) * (point[1] - start[1])
        return across + (start[1] - end[1]) * (point[0] - start[0])

    for piece in range(1, len(track)):
        before, after = track[piece - 1], track[piece]
        lower, upper = sorted((side(first, second, before), side(first, second, after)))
        if lower >= 0 or upper <= 0:
            continue
        lower, upper = sorted((side(before, after, first), side(before, after, second)))
        if lower < 0 < upper:
            return piece
    return 0


assert gate_passed_on_piece((0, 0), (4, 0), [(1, 3), (2, 1), (3, -2)]) == 2
assert gate_passed_on_piece((0, 0), (4, 0), [(1, -3), (2, 2)]) == 1
assert gate_passed_on_piece((0, 0), (4, 0), [(5, 3), (5, -2), (3, -1), (3, 5)]) == 3
assert gate_passed_on_piece((0, 0), (4, 0), [(2, 3), (2, 0), (2, -3)]) == 0
assert gate_passed_on_piece((0, 0), (4, 0), [(4, 3), (4, -3), (4, 3), (0, 3), (0, -3)]) == 0
assert gate_passed_on_piece((1, 1), (3, 5), [(1, 4), (4, 2)]) == 1
assert gate_passed_on_piece((1, 1), (3, 5), [(1, 7), (5, 5)]) == 0
assert gate_passed_on_piece((2, 2), (2, 2), [(0, 0), (4, 4)]) == 0
assert gate_passed_on_piece((0, 0), (1, 0), [(0, -1), (1, 1)]) == 1
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
