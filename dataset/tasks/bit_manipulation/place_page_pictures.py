"""Pages of a photo book have fields for four pictures in a 2 by 2 arrangement, and each picture
shape is a word of four bits: 1 upper left, 2 upper right, 4 lower left, 8 lower right. Place
pictures, given as (name, shape) in order, each on the lowest numbered page (from 0) on which all
fields of its shape are free; if there is none, a picture whose shape is a whole row (3 or 12) or a
whole column (5 or 10) may instead take the other row or column on the lowest numbered page where
that one is free, and otherwise a new page is begun with the shape as given. Return (list of (name,
page, shape used), list of page words); a shape that is 0 or above 15 is skipped."""


def place_page_pictures(pictures):
    other = {3: 12, 12: 3, 5: 10, 10: 5}
    pages = []
    placed = []
    for name, shape in pictures:
        if shape < 1 or shape > 15:
            continue
        used = shape
        target = None
        for candidate in (shape, other.get(shape, shape)):
            for page, word in enumerate(pages):
                if target is None and word & candidate == 0:
                    target = page
                    used = candidate
        if target is None:
            target = len(pages)
            pages.append(0)
        pages[target] |= used
        placed.append((name, target, used))
    return (placed, pages)


assert place_page_pictures([("a", 3), ("b", 12)]) == ([("a", 0, 3), ("b", 0, 12)], [15])
assert place_page_pictures([("a", 3), ("b", 3)]) == ([("a", 0, 3), ("b", 0, 12)], [15])
assert place_page_pictures([("a", 5), ("b", 5), ("c", 10)]) == (
    [("a", 0, 5), ("b", 0, 10), ("c", 1, 10)],
    [15, 10],
)
assert place_page_pictures([("a", 1), ("b", 1), ("c", 2), ("d", 3)]) == (
    [("a", 0, 1), ("b", 1, 1), ("c", 0, 2), ("d", 0, 12)],
    [15, 1],
)
assert place_page_pictures([("a", 15), ("b", 0), ("c", 16), ("d", 8)]) == (
    [("a", 0, 15), ("d", 1, 8)],
    [15, 8],
)
assert place_page_pictures([]) == ([], [])
assert place_page_pictures([("a", 12), ("b", 12), ("c", 12)]) == (
    [("a", 0, 12), ("b", 0, 3), ("c", 1, 12)],
    [15, 12],
)
assert place_page_pictures([("a", 9), ("b", 10)]) == ([("a", 0, 9), ("b", 1, 10)], [9, 10])
assert place_page_pictures([("a", 2), ("b", 10), ("c", 10)]) == (
    [("a", 0, 2), ("b", 0, 5), ("c", 1, 10)],
    [7, 10],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
