"""A row of equal tiles is laid along a wall so that it looks the same from both ends: either a
joint or the middle of a tile lies in the middle of the wall, and the two end tiles are cut to fit.
Choose the arrangement with the wider end pieces, where one that needs no cut at all beats any
other, and return (uncut tiles, width of each end piece), the width being 0 without a cut; the
result is None for a wall that is not longer than one tile."""


def end_tile_cut(wall, tile):
    if wall <= tile:
        return None
    whole, spare = divmod(wall, tile)
    if spare == 0:
        return whole, 0
    return whole - 1, (tile + spare) / 2


assert end_tile_cut(100, 30) == (2, 20)
assert end_tile_cut(130, 30) == (3, 20)
assert end_tile_cut(90, 30) == (3, 0)
assert end_tile_cut(120, 30) == (4, 0)
assert end_tile_cut(31, 30) == (0, 15.5)
assert end_tile_cut(30, 30) is None
assert end_tile_cut(29, 30) is None
assert end_tile_cut(71, 10) == (6, 5.5)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
