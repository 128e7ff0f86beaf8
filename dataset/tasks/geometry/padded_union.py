"""Return the smallest rectangle (left, bottom, right, top) around all given rectangles of this
form, widened by the padding on each side and then cut at the border of a sheet, which is a
rectangle too. Rectangles lying completely outside the sheet, also those that only touch it, are
ignored; return None when none is left."""


def padded_union(rectangles, padding, sheet):
    west, south, east, north = sheet
    inside = []
    for left, bottom, right, top in rectangles:
        if left < east and right > west and bottom < north and top > south:
            inside.append((left, bottom, right, top))
    if not inside:
        return None
    left, bottom, right, top = zip(*inside)
    return (
        max(min(left) - padding, west),
        max(min(bottom) - padding, south),
        min(max(right) + padding, east),
        min(max(top) + padding, north),
    )


assert padded_union([(3, 4, 5, 6), (4, 7, 9, 8)], 1, (0, 0, 20, 20)) == (2, 3, 10, 9)
assert padded_union([(3, 4, 5, 6)], 4, (0, 1, 8, 9)) == (0, 1, 8, 9)
assert padded_union([(8, 2, 9, 3), (2, 2, 3, 3)], 0, (1, 1, 8, 8)) == (2, 2, 3, 3)
assert padded_union([(2, 8, 3, 9), (2, 2, 3, 3)], 0, (1, 1, 8, 8)) == (2, 2, 3, 3)
assert padded_union([(0, 2, 1, 3), (2, 0, 3, 1)], 0, (1, 1, 8, 8)) is None
assert padded_union([], 2, (1, 1, 8, 8)) is None
assert padded_union([(0, 0, 2, 2), (7, 7, 9, 9)], 0, (1, 1, 8, 8)) == (1, 1, 8, 8)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
