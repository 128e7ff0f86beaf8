"""A stamp is a collection of (column, row) cells that may be turned by quarter turns but not
mirrored. Return its standard form: of the four turned versions, each moved so that its smallest
column and its smallest row are 0 and written as a sorted list of cells, the one that comes first in
the usual order of lists. A stamp without cells gives an empty list."""


def stamp_standard_form(cells):
    if not cells:
        return []
    forms = []
    for _ in range(4):
        cells = [(row, -column) for column, row in cells]
        left = min(column for column, row in cells)
        low = min(row for column, row in cells)
        forms.append(sorted((column - left, row - low) for column, row in cells))
    return min(forms)


assert stamp_standard_form([(5, 7), (5, 8), (5, 9)]) == [(0, 0), (0, 1), (0, 2)]
assert stamp_standard_form([(5, 7), (6, 7), (7, 7)]) == [(0, 0), (0, 1), (0, 2)]
assert stamp_standard_form([(0, 0), (1, 0), (1, 1)]) == [(0, 0), (0, 1), (1, 0)]
assert stamp_standard_form([(3, 3), (2, 3), (3, 2), (3, 1)]) == [(0, 0), (0, 1), (0, 2), (1, 0)]
assert stamp_standard_form([(1, 3), (2, 3), (1, 2), (1, 1)]) == [(0, 0), (0, 1), (0, 2), (1, 2)]
assert stamp_standard_form([(2, 0), (0, 1), (1, 1), (2, 1)]) == [(0, 0), (0, 1), (0, 2), (1, 2)]
assert stamp_standard_form([(-4, -4)]) == [(0, 0)]
assert stamp_standard_form([]) == []

EQUIVALENT = {
    "for _ in range([-4-]{+5+}):": "a fifth quarter turn repeats the form of the first one",
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
