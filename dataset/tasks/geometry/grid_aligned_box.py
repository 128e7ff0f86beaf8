"""Widen a box (left, bottom, right, top) of whole numbers outwards until all its sides lie on the
lines of a square grid with the given spacing, one grid line of each direction running through the
given origin point. A box of no width gets at least one grid cell of width by moving its right side,
and likewise its top side for one of no height."""


def grid_aligned_box(box, spacing, origin):
    aligned = []
    for axis in (0, 1):
        low, high = box[axis::2]
        begin = (low - origin[axis]) // spacing
        end = -((origin[axis] - high) // spacing)
        aligned.append(
            (begin * spacing + origin[axis], max(end, begin + 1) * spacing + origin[axis])
        )
    (left, right), (bottom, top) = aligned
    return (left, bottom, right, top)


assert grid_aligned_box((3, 4, 11, 12), 5, (0, 0)) == (0, 0, 15, 15)
assert grid_aligned_box((5, 10, 15, 20), 5, (0, 0)) == (5, 10, 15, 20)
assert grid_aligned_box((4, 4, 9, 9), 5, (1, 2)) == (1, 2, 11, 12)
assert grid_aligned_box((5, 3, 5, 9), 5, (0, 0)) == (5, 0, 10, 10)
assert grid_aligned_box((3, 10, 9, 10), 5, (0, 0)) == (0, 10, 10, 15)
assert grid_aligned_box((6, 6, 6, 7), 5, (0, 0)) == (5, 5, 10, 10)
assert grid_aligned_box((-3, -8, -1, 2), 4, (0, 0)) == (-4, -8, 0, 4)
assert grid_aligned_box((20, 1, 21, 2), 3, (1, 0)) == (19, 0, 22, 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
