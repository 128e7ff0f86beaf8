"""A plane is covered with square tiles of a given size; tile (0, 0) has its lower left corner at
the origin, and columns grow with x, rows with y. Return the (column, row) pairs of all tiles that
share some area with the view whose lower left corner, width and height are given as whole numbers,
row by row from the lowest row and by column within it; a view without area shows no tile."""


def visible_tiles(corner, width, height, size):
    if width <= 0 or height <= 0:
        return []
    x, y = corner
    columns = range(x // size, (x + width - 1) // size + 1)
    rows = range(y // size, (y + height - 1) // size + 1)
    return [(column, row) for row in rows for column in columns]


assert visible_tiles((5, 5), 10, 10, 10) == [(0, 0), (1, 0), (0, 1), (1, 1)]
assert visible_tiles((0, 0), 10, 10, 10) == [(0, 0)]
assert visible_tiles((0, 0), 11, 10, 10) == [(0, 0), (1, 0)]
assert visible_tiles((0, 9), 1, 2, 10) == [(0, 0), (0, 1)]
assert visible_tiles((-3, -3), 4, 3, 4) == [(-1, -1), (0, -1)]
assert visible_tiles((5, 5), 0, 10, 10) == []
assert visible_tiles((5, 5), 10, 0, 10) == []
assert visible_tiles((12, 5), 1, 1, 4) == [(3, 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
