"""Lay out a number of equally large cards in rows of at most the given number of columns, from left
to right and from top to bottom, with the given gap between neighbours. Return the (left, top)
position of each card, the first row starting at (0, 0); a last row with fewer cards than columns is
centred under a full row, its offset rounded down, unless it is the only row."""


def card_positions(count, columns, size, gap):
    width, height = size
    positions = []
    for index in range(count):
        row, column = divmod(index, columns)
        left = column * (width + gap)
        missing = (row + 1) * columns - count
        if row > 0:
            left += max(0, missing) * (width + gap) // 2
        positions.append((left, row * (height + gap)))
    return positions


assert card_positions(4, 2, (10, 20), 2) == [(0, 0), (12, 0), (0, 22), (12, 22)]
assert card_positions(3, 2, (10, 20), 2) == [(0, 0), (12, 0), (6, 22)]
assert card_positions(2, 3, (10, 20), 2) == [(0, 0), (12, 0)]
assert card_positions(4, 3, (10, 5), 1) == [(0, 0), (11, 0), (22, 0), (11, 6)]
assert card_positions(5, 3, (10, 5), 1) == [(0, 0), (11, 0), (22, 0), (5, 6), (16, 6)]
assert card_positions(0, 3, (10, 5), 1) == []
assert card_positions(3, 1, (4, 5), 1) == [(0, 0), (0, 6), (0, 12)]
assert card_positions(6, 4, (3, 3), 0) == [(0, 0), (3, 0), (6, 0), (9, 0), (3, 3), (6, 3)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
