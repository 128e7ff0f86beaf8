"""A sheet with the given number of columns and rows of cells is folded once for each letter of a
text: "R" lays its right half on its left half, "L" the left on the right, "T" the top on the bottom
and "B" the bottom on the top; a fold across an odd number of cells makes the result None. Then the
cell (column, row) of the folded packet, counted from (0, 0) at the packet's own lower left, is
punched through all layers. Return the sorted (column, row) cells that have holes when the sheet is
unfolded again; a cell outside the packet makes no hole."""


def unfolded_holes(columns, rows, folds, punched):
    for fold in folds:
        if fold in "LR":
            if columns % 2:
                return None
            columns //= 2
        else:
            if rows % 2:
                return None
            rows //= 2
    if punched[0] not in range(columns) or punched[1] not in range(rows):
        return []
    holes = [punched]
    for fold in reversed(folds):
        if fold in "LR":
            if fold == "L":
                holes = [(x + columns, y) for x, y in holes]
            columns *= 2
            holes += [(columns - 1 - x, y) for x, y in holes]
        else:
            if fold == "B":
                holes = [(x, y + rows) for x, y in holes]
            rows *= 2
            holes += [(x, rows - 1 - y) for x, y in holes]
    return sorted(holes)


assert unfolded_holes(4, 2, "R", (0, 1)) == [(0, 1), (3, 1)]
assert unfolded_holes(6, 1, "L", (0, 0)) == [(2, 0), (3, 0)]
assert unfolded_holes(2, 4, "T", (1, 0)) == [(1, 0), (1, 3)]
assert unfolded_holes(1, 6, "B", (0, 2)) == [(0, 0), (0, 5)]
assert unfolded_holes(4, 4, "LB", (1, 0)) == [(0, 1), (0, 2), (3, 1), (3, 2)]
assert unfolded_holes(8, 1, "RL", (1, 0)) == [(0, 0), (3, 0), (4, 0), (7, 0)]
assert unfolded_holes(6, 4, "RL", (0, 0)) is None
assert unfolded_holes(4, 6, "TB", (0, 0)) is None
assert unfolded_holes(4, 2, "R", (2, 0)) == []
assert unfolded_holes(4, 2, "T", (0, 1)) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
