"""Lay out the entries of a small dictionary: sort them without regard to case (equal ones by the
text itself) and fill pages with the given number of lines, where every entry takes one line and the
first entry of each new initial letter takes one more for the letter above it. A letter never stands
alone on the last line of a page, so that such an entry begins the next page. Return for each page
(page number from 1, first entry, last entry), or None for pages of fewer than 2 lines."""


def guide_word_pages(entries, lines):
    if lines < 2:
        return None
    ordered = sorted(entries, key=lambda entry: (entry.lower(), entry))
    pages = []
    page = []
    room = lines
    letter = ""
    for entry in ordered:
        needed = 1
        initial = entry[0].lower()
        if initial != letter:
            needed = 2
        if needed > room:
            pages.append(page)
            page = []
            room = lines
        page.append(entry)
        room -= needed
        letter = initial
    if page:
        pages.append(page)
    heads = []
    for number, page in enumerate(pages, 1):
        heads.append((number, page[0], page[-1]))
    return heads


assert guide_word_pages(["cod", "ant", "bee"], 4) == [(1, "ant", "bee"), (2, "cod", "cod")]
assert guide_word_pages(["ant", "ape", "asp", "bee"], 4) == [(1, "ant", "asp"), (2, "bee", "bee")]
assert guide_word_pages(["ant", "ape", "asp", "auk", "bee"], 3) == [
    (1, "ant", "ape"),
    (2, "asp", "auk"),
    (3, "bee", "bee"),
]
assert guide_word_pages(["Ant", "ape", "ant", "Asp"], 6) == [(1, "Ant", "Asp")]
assert guide_word_pages(["ox", "Owl", "rat"], 2) == [
    (1, "Owl", "Owl"),
    (2, "ox", "ox"),
    (3, "rat", "rat"),
]
assert guide_word_pages(["ant"], 1) is None
assert guide_word_pages([], 5) == []
assert guide_word_pages(["a", "b", "c", "d"], 5) == [(1, "a", "b"), (2, "c", "d")]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
