"""A reader looks for a page in a thick book with the given number of pages: opened are the pages 1,
2, 4 and so on, always twice the last one, until the wanted page is reached or passed, or until the
next one would be behind the last page. Return (list of the pages opened, (first, last) of the range
that is left to leaf through, or None when the wanted page was hit exactly); the range lies behind
the last opened page before the wanted one and ends before the page that passed it or with the last
page of the book. A wanted page outside the book gives None."""


def doubling_page_probes(pages, wanted):
    if wanted < 1 or wanted > pages:
        return None
    opened = []
    page = 1
    while page <= pages:
        opened.append(page)
        if page >= wanted:
            break
        page *= 2
    if opened[-1] < wanted:
        return (opened, (opened[-1] + 1, pages))
    if opened[-1] == wanted:
        return (opened, None)
    return (opened, (opened[-2] + 1, opened[-1] - 1))


assert doubling_page_probes(100, 11) == ([1, 2, 4, 8, 16], (9, 15))
assert doubling_page_probes(100, 8) == ([1, 2, 4, 8], None)
assert doubling_page_probes(100, 90) == ([1, 2, 4, 8, 16, 32, 64], (65, 100))
assert doubling_page_probes(8, 7) == ([1, 2, 4, 8], (5, 7))
assert doubling_page_probes(100, 1) == ([1], None)
assert doubling_page_probes(1, 1) == ([1], None)
assert doubling_page_probes(3, 3) == ([1, 2], (3, 3))
assert doubling_page_probes(9, 0) is None
assert doubling_page_probes(9, 10) is None
assert doubling_page_probes(9, 9) == ([1, 2, 4, 8], (9, 9))

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
