"""A window of fixed width and height shows a part of a page; its (left, top) corner, its size and
the size of the page are given. Move it by as little as possible so that a target rectangle (left,
top, right, bottom) becomes visible, its left and top part if it is larger than the window, without
showing anything outside the page. Return the new (left, top); the window is not larger than the
page and never starts outside it."""


def pan_to_show(corner, size, page, target):
    moved = []
    for start, span, whole, begin, end in zip(corner, size, page, target, target[2:]):
        start = min(begin, max(start, end - span))
        moved.append(max(0, min(start, whole - span)))
    return tuple(moved)


assert pan_to_show((0, 0), (10, 5), (100, 50), (12, 7, 14, 9)) == (4, 4)
assert pan_to_show((20, 20), (10, 5), (100, 50), (12, 7, 14, 9)) == (12, 7)
assert pan_to_show((8, 6), (10, 5), (100, 50), (8, 6, 18, 11)) == (8, 6)
assert pan_to_show((0, 0), (10, 5), (100, 50), (30, 20, 60, 40)) == (30, 20)
assert pan_to_show((50, 9), (10, 5), (100, 50), (95, 48, 110, 60)) == (90, 45)
assert pan_to_show((5, 5), (10, 5), (100, 50), (-4, -3, 2, 1)) == (0, 0)
assert pan_to_show((5, 30), (10, 5), (100, 50), (7, 32, 9, 34)) == (5, 30)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
