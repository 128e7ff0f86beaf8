"""Cut one page out of a list for display: pages are numbered from 1, hold the given number of items
(at least 1), and a page number outside the range means the nearest existing page; an empty list has
one empty page. Return a dict with "items", the "page" really shown, the number of "pages", and
"first" and "last", the numbers of the shown items counted from 1, both 0 for an empty page."""


def page_of_items(items, page, size):
    pages = max(1, (len(items) + size - 1) // size)
    page = min(max(page, 1), pages)
    begin = (page - 1) * size
    shown = items[begin : begin + size]
    return {
        "items": shown,
        "page": page,
        "pages": pages,
        "first": begin + 1 if shown else 0,
        "last": begin + len(shown),
    }


assert page_of_items(["a", "b", "c", "d", "e"], 2, 2) == {
    "items": ["c", "d"],
    "page": 2,
    "pages": 3,
    "first": 3,
    "last": 4,
}
assert page_of_items(["a", "b", "c", "d", "e"], 9, 2) == {
    "items": ["e"],
    "page": 3,
    "pages": 3,
    "first": 5,
    "last": 5,
}
assert page_of_items(["a", "b", "c"], 0, 2)["page"] == 1
assert page_of_items(["a", "b", "c"], -4, 2)["items"] == ["a", "b"]
assert page_of_items(["a", "b", "c", "d"], 2, 2)["pages"] == 2
assert page_of_items([], 1, 2) == {"items": [], "page": 1, "pages": 1, "first": 0, "last": 0}
assert page_of_items([7], 1, 1) == {"items": [7], "page": 1, "pages": 1, "first": 1, "last": 1}
assert page_of_items([7, 8, 9], 2, 1)["items"] == [8]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
