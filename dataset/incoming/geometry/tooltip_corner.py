"""A tooltip of the given (width, height) belongs to a pointer at (x, y) on a screen of the given
(width, height), with (0, 0) at the top left and y growing downwards. It starts gap pixels to the
right of the pointer and gap pixels below it; where it would reach beyond the right border it ends
gap pixels to the left of the pointer instead, but starts at 0 when that lies outside, and likewise
above the pointer at the bottom border. Return (left, top), or None for a tooltip that is wider or
higher than the screen."""


def tooltip_corner(pointer, size, screen, gap):
    corner = []
    for position, extent, limit in zip(pointer, size, screen):
        if extent > limit:
            return None
        start = position + gap
        if start + extent > limit:
            start = max(position - gap - extent, 0)
        corner.append(start)
    return tuple(corner)


assert tooltip_corner((10, 20), (30, 10), (100, 80), 5) == (15, 25)
assert tooltip_corner((66, 65), (30, 10), (100, 80), 5) == (31, 70)
assert tooltip_corner((65, 66), (30, 10), (100, 80), 5) == (70, 51)
assert tooltip_corner((20, 3), (40, 10), (50, 12), 2) == (0, 0)
assert tooltip_corner((60, 5), (51, 6), (90, 20), 8) == (1, 13)
assert tooltip_corner((0, 0), (51, 10), (50, 90), 2) is None
assert tooltip_corner((0, 0), (5, 10), (50, 9), 2) is None
assert tooltip_corner((0, 0), (50, 9), (50, 9), 0) == (0, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
