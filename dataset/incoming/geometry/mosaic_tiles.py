"""Picture files are shown in a window as tiles of a mosaic: the first tile fills the window (left,
top, width, height), and each further tile takes half of the tile that was placed last, its right
half when that tile is wider than high and its lower half otherwise, where the older tile keeps the
larger part, by one pixel, if the side is odd. Return the tiles' places in the given number, oldest
first, none for a number of 0 or less; no further tile is made once the last tile's longer side is
less than twice the given smallest side, so that the list may be shorter."""


def mosaic_tiles(window, count, smallest):
    if count <= 0:
        return []
    tiles = []
    left, top, width, height = window
    for _ in range(count - 1):
        if max(width, height) < 2 * smallest:
            break
        if width > height:
            kept = width - width // 2
            tiles.append((left, top, kept, height))
            left += kept
            width -= kept
        else:
            kept = height - height // 2
            tiles.append((left, top, width, kept))
            top += kept
            height -= kept
    tiles.append((left, top, width, height))
    return tiles


assert mosaic_tiles((0, 0, 80, 40), 3, 5) == [(0, 0, 40, 40), (40, 0, 40, 20), (40, 20, 40, 20)]
assert mosaic_tiles((10, 5, 9, 4), 2, 1) == [(10, 5, 5, 4), (15, 5, 4, 4)]
assert mosaic_tiles((10, 5, 4, 9), 2, 1) == [(10, 5, 4, 5), (10, 10, 4, 4)]
assert mosaic_tiles((1, 2, 6, 6), 2, 3) == [(1, 2, 6, 3), (1, 5, 6, 3)]
assert mosaic_tiles((1, 2, 5, 5), 2, 3) == [(1, 2, 5, 5)]
assert mosaic_tiles((0, 0, 16, 8), 9, 4) == [
    (0, 0, 8, 8),
    (8, 0, 8, 4),
    (8, 4, 4, 4),
    (12, 4, 4, 4),
]
assert mosaic_tiles((3, 3, 7, 2), 1, 1) == [(3, 3, 7, 2)]
assert mosaic_tiles((3, 3, 7, 2), 0, 1) == []
assert mosaic_tiles((3, 3, 7, 2), -1, 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
