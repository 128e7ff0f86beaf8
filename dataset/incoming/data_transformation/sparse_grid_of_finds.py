"""An excavation lists finds as (column, row, kind) triples, columns counted to the right and rows
downwards, both possibly negative. Return text rows that show just the smallest rectangle of cells
holding all finds: "." for an empty cell, the first letter of the kind for one find or several of
the same kind, and "*" for finds of different kinds; no finds give an empty list, and a kind without
letters ("") is ignored altogether."""


def sparse_grid_of_finds(finds):
    cells = {}
    for column, row, kind in finds:
        if kind:
            cells.setdefault((row, column), set()).add(kind)
    if not cells:
        return []
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        line = ""
        for column in range(min(columns), max(columns) + 1):
            kinds = cells.get((row, column), {"."})
            line += "*" if len(kinds) > 1 else min(kinds)[0]
        lines.append(line)
    return lines


assert sparse_grid_of_finds([(2, 5, "coin"), (4, 6, "bone")]) == ["c..", "..b"]
assert sparse_grid_of_finds([(-1, 0, "coin"), (0, -1, "pot")]) == [".p", "c."]
assert sparse_grid_of_finds([(3, 3, "coin"), (3, 3, "coin")]) == ["c"]
assert sparse_grid_of_finds([(3, 3, "coin"), (3, 3, "cup")]) == ["*"]
assert sparse_grid_of_finds([(0, 0, ""), (7, 7, "pot")]) == ["p"]
assert sparse_grid_of_finds([(0, 0, "")]) == []
assert sparse_grid_of_finds([]) == []
assert sparse_grid_of_finds([(0, 0, "a"), (0, 2, "b"), (1, 2, "c"), (1, 2, "c")]) == [
    "a.",
    "..",
    "bc",
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
