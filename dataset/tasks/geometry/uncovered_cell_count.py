"""A floor of unit cells has the given number of columns and rows, and carpets (left, bottom, right,
top) with whole numbers are laid on it, possibly overlapping and reaching over its border. Return
(bare, piled): how many cells of the floor are not covered at all, and how many are covered at least
twice."""


def uncovered_cell_count(columns, rows, carpets):
    bare = piled = 0
    for x in range(columns):
        for y in range(rows):
            layers = 0
            for left, bottom, right, top in carpets:
                if left <= x < right and bottom <= y < top:
                    layers += 1
            bare += layers == 0
            piled += layers >= 2
    return (bare, piled)


assert uncovered_cell_count(4, 3, [(0, 0, 2, 2), (1, 1, 3, 3)]) == (5, 1)
assert uncovered_cell_count(3, 3, []) == (9, 0)
assert uncovered_cell_count(3, 2, [(0, 0, 3, 2)]) == (0, 0)
assert uncovered_cell_count(3, 2, [(-5, -5, 1, 9), (2, 1, 9, 9)]) == (3, 0)
assert uncovered_cell_count(2, 2, [(0, 0, 1, 1)] * 3) == (3, 1)
assert uncovered_cell_count(0, 5, [(0, 0, 1, 1)]) == (0, 0)
assert uncovered_cell_count(4, 1, [(1, 0, 3, 1), (2, 0, 4, 1), (2, 0, 2, 1)]) == (1, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
