"""A floor of the given (width, depth) is covered with square tiles in straight columns and rows
from the left and the lower wall; the first column is cut to the first of two given sizes and the
first row to the second, both greater than 0 and at most the tile's side, and the last ones as
needed. Return (whole tiles, tiles cut in one direction only, tiles cut in both directions), where a
column or row that is cut at both walls counts as cut once; a floor without area has no tiles."""


def tile_cut_counts(floor, side, first_sizes):
    kinds = []
    for extent, first in zip(floor, first_sizes):
        if extent <= 0:
            return 0, 0, 0
        first = min(first, extent)
        whole, rest = divmod(extent - first, side)
        cut = 1 if rest > 0 else 0
        if first < side:
            cut += 1
        else:
            whole += 1
        kinds.append((whole, cut))
    (columns, cut_columns), (rows, cut_rows) = kinds
    return columns * rows, columns * cut_rows + cut_columns * rows, cut_columns * cut_rows


assert tile_cut_counts((30, 20), 10, (10, 10)) == (6, 0, 0)
assert tile_cut_counts((30, 20), 10, (5, 10)) == (4, 4, 0)
assert tile_cut_counts((33, 25), 10, (10, 10)) == (6, 5, 1)
assert tile_cut_counts((33, 21), 10, (4, 10)) == (4, 6, 2)
assert tile_cut_counts((34, 43), 10, (4, 3)) == (12, 7, 1)
assert tile_cut_counts((7, 25), 10, (10, 5)) == (0, 2, 1)
assert tile_cut_counts((0, 20), 10, (5, 5)) == (0, 0, 0)
assert tile_cut_counts((20, -10), 10, (5, 5)) == (0, 0, 0)
assert tile_cut_counts((1, 1), 1, (1, 1)) == (1, 0, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
