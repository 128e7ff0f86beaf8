"""When a dragged box is dropped, its left and its right edge are compared with a list of guide
lines, and the box moves by the smallest shift that brings one of the two onto a guide, if that
shift is not larger than the reach in size. Return the new left edge; of equally large shifts the
one to the left wins, and without a fitting guide the box stays where it is."""


def snapped_position(left, width, guides, reach):
    shifts = []
    for guide in guides:
        shifts += [guide - left, guide - (left + width)]
    near = [shift for shift in shifts if abs(shift) <= reach]
    if not near:
        return left
    return left + min(near, key=lambda shift: (abs(shift), shift))


assert snapped_position(13, 20, [10, 50], 5) == 10
assert snapped_position(13, 20, [35], 5) == 15
assert snapped_position(13, 20, [8], 5) == 8
assert snapped_position(13, 20, [7], 5) == 13
assert snapped_position(13, 20, [15, 11], 5) == 11
assert snapped_position(13, 20, [9, 32], 5) == 12
assert snapped_position(13, 20, [], 5) == 13
assert snapped_position(13, 20, [17, 36], 3) == 16
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
