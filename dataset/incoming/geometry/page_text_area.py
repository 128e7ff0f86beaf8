"""A book's page has an inner, a top, an outer and a bottom margin, and the text area is what is
left of the page of the given (width, height). Right-hand pages, with odd numbers, have the inner
margin at the left, left-hand pages at the right. Return the text area (left, top, width, height) of
the page with the given number, or None for a page without text area."""


def page_text_area(number, page, margins):
    width, height = page
    inner, top, outer, bottom = margins
    across = width - inner - outer
    along = height - top - bottom
    if across <= 0 or along <= 0:
        return None
    return (inner if number % 2 else outer), top, across, along


assert page_text_area(1, (120, 180), (20, 15, 10, 25)) == (20, 15, 90, 140)
assert page_text_area(2, (120, 180), (20, 15, 10, 25)) == (10, 15, 90, 140)
assert page_text_area(3, (31, 41), (20, 15, 10, 25)) == (20, 15, 1, 1)
assert page_text_area(3, (30, 41), (20, 15, 10, 25)) is None
assert page_text_area(3, (31, 40), (20, 15, 10, 25)) is None
assert page_text_area(14, (50, 60), (0, 0, 0, 0)) == (0, 0, 50, 60)
assert page_text_area(4, (10, 10), (2, 3, 4, 5)) == (4, 3, 4, 2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
