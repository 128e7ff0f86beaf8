"""Sort rows (tuples of equal length) by several columns: the instructions are a list of (column,
descending) pairs, the first one being the most important. A None in a column comes after all other
values in either direction, and rows that are equal in all listed columns keep their order; return a
new list."""


def rows_by_columns(rows, instructions):
    ordered = list(rows)
    for column, descending in reversed(instructions):
        filled = [row for row in ordered if row[column] is not None]
        empty = [row for row in ordered if row[column] is None]
        filled.sort(key=lambda row: row[column], reverse=descending)
        ordered = filled + empty
    return ordered


assert rows_by_columns([(2, "a"), (1, "b")], [(0, False)]) == [(1, "b"), (2, "a")]
assert rows_by_columns([(2, "a"), (1, "b"), (3, "c")], [(0, True)]) == [
    (3, "c"),
    (2, "a"),
    (1, "b"),
]
assert rows_by_columns([(1, 5), (0, 7), (1, 3)], [(0, True), (1, False)]) == [
    (1, 3),
    (1, 5),
    (0, 7),
]
assert rows_by_columns([(None, 1), (4, 2)], [(0, True)]) == [(4, 2), (None, 1)]
assert rows_by_columns([(None, 1), (4, 2), (None, 0)], [(0, False)]) == [
    (4, 2),
    (None, 1),
    (None, 0),
]
assert rows_by_columns([(1, "x"), (2, "y"), (1, "a")], [(0, True)]) == [
    (2, "y"),
    (1, "x"),
    (1, "a"),
]
assert rows_by_columns([(None, 2), (None, 1), (7, 9)], [(0, False), (1, False)]) == [
    (7, 9),
    (None, 1),
    (None, 2),
]
assert rows_by_columns([(3,), (1,)], []) == [(3,), (1,)]
assert rows_by_columns([], [(0, True)]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
