"""Boxes (width, height) are put on shelves of a given length in the given order, from left to right
without gaps; a box that does not fit at the end of the current shelf begins a new shelf above it,
whose floor lies at the height of the tallest box of the shelf below. Return the (left, bottom)
position of each box, or None when a box is wider than the shelves."""


def shelf_positions(boxes, length):
    positions = []
    left = bottom = tallest = 0
    for width, height in boxes:
        if width > length:
            return None
        if left + width > length:
            bottom += tallest
            left = tallest = 0
        positions.append((left, bottom))
        left += width
        tallest = max(tallest, height)
    return positions


assert shelf_positions([(3, 2), (4, 5), (6, 1)], 8) == [(0, 0), (3, 0), (0, 5)]
assert shelf_positions([(3, 2), (5, 5), (1, 1)], 8) == [(0, 0), (3, 0), (0, 5)]
assert shelf_positions([(8, 2), (8, 3), (8, 1), (8, 1)], 8) == [(0, 0), (0, 2), (0, 5), (0, 6)]
assert shelf_positions([(2, 1), (9, 1)], 8) is None
assert shelf_positions([(5, 7), (4, 2), (4, 3), (1, 1)], 8) == [(0, 0), (0, 7), (4, 7), (0, 10)]
assert shelf_positions([], 8) == []
assert shelf_positions([(8, 1)], 8) == [(0, 0)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
