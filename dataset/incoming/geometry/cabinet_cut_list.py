"""A cabinet with the given outer (width, height, depth) in millimetres is made from boards of the
given thickness: two "side" boards over the full height and depth, between them a "top" and a
"bottom" board over the full depth, shelves that are as wide as these but 10 less deep, and doors in
front that cover the whole height: one door, 4 narrower than the cabinet, up to a width of 600, and
above that two doors of equal width, rounded down, together 6 narrower. Return (list of (name,
number, length, other size), free height between neighbouring shelves or boards, rounded down) in
the order side, top, bottom, shelf, door, where the length is the height of sides and doors and for
the others the size across the cabinet, and shelves only appear when there are any; the result is
None when no free width is left between the sides or less than 1 of free height."""


def cabinet_cut_list(size, board, shelves):
    width, height, depth = size
    inner = width - 2 * board
    free = (height - (2 + shelves) * board) // (shelves + 1)
    if inner <= 0 or free < 1:
        return None
    panels = [
        ("side", 2, height, depth),
        ("top", 1, inner, depth),
        ("bottom", 1, inner, depth),
    ]
    if shelves > 0:
        panels.append(("shelf", shelves, inner, depth - 10))
    if width <= 600:
        panels.append(("door", 1, height, width - 4))
    else:
        panels.append(("door", 2, height, (width - 6) // 2))
    return panels, free


assert cabinet_cut_list((600, 800, 300), 20, 2) == (
    [
        ("side", 2, 800, 300),
        ("top", 1, 560, 300),
        ("bottom", 1, 560, 300),
        ("shelf", 2, 560, 290),
        ("door", 1, 800, 596),
    ],
    240,
)
assert cabinet_cut_list((601, 500, 400), 15, 0) == (
    [("side", 2, 500, 400), ("top", 1, 571, 400), ("bottom", 1, 571, 400), ("door", 2, 500, 297)],
    470,
)
assert cabinet_cut_list((240, 251, 400), 20, 1) == (
    [
        ("side", 2, 251, 400),
        ("top", 1, 200, 400),
        ("bottom", 1, 200, 400),
        ("shelf", 1, 200, 390),
        ("door", 1, 251, 236),
    ],
    95,
)
assert cabinet_cut_list((40, 800, 300), 20, 1) is None
assert cabinet_cut_list((41, 62, 30), 20, 0) == (
    [("side", 2, 62, 30), ("top", 1, 1, 30), ("bottom", 1, 1, 30), ("door", 1, 62, 37)],
    22,
)
assert cabinet_cut_list((602, 41, 30), 20, 0) == (
    [("side", 2, 41, 30), ("top", 1, 562, 30), ("bottom", 1, 562, 30), ("door", 2, 41, 298)],
    1,
)
assert cabinet_cut_list((50, 40, 30), 20, 0) is None
assert cabinet_cut_list((50, 61, 30), 20, 1) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
