"""The one bits of a word mark the dirty pages of a buffer, page 0 being the lowest bit. Plan the
writes to disk as (first page, number of pages) pairs in ascending order: dirty pages are written
together when at most the given number of clean pages lies between one and the next, and the clean
pages between them are written too."""


def dirty_page_writes(dirty, gap):
    writes = []
    page = 0
    while dirty >> page:
        if (dirty >> page) & 1:
            if writes and page - sum(writes[-1]) <= gap:
                first = writes[-1][0]
                writes[-1] = (first, page - first + 1)
            else:
                writes.append((page, 1))
        page += 1
    return writes


assert dirty_page_writes(0b1100111, 0) == [(0, 3), (5, 2)]
assert dirty_page_writes(0b1100111, 1) == [(0, 3), (5, 2)]
assert dirty_page_writes(0b1100111, 2) == [(0, 7)]
assert dirty_page_writes(0, 3) == []
assert dirty_page_writes(0b1000, 0) == [(3, 1)]
assert dirty_page_writes(0b101001, 1) == [(0, 1), (3, 3)]
assert dirty_page_writes(0b10001010, 1) == [(1, 3), (7, 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
