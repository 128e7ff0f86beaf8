"""Turn a list of rows of different lengths into the list of its columns, from the first to as many
as the longest row has entries, where rows too short for a column contribute the given filler.
Columns that would consist of None and fillers only are left out."""


def columns_from_ragged_rows(rows, filler):
    columns = []
    for index in range(max(map(len, [[], *rows]))):
        column = [row[index] if index < len(row) else filler for row in rows]
        if any(value is not None and value != filler for value in column):
            columns.append(column)
    return columns


assert columns_from_ragged_rows([[1, 2], [3, 4]], 0) == [[1, 3], [2, 4]]
assert columns_from_ragged_rows([[1], [3, 4, 5]], 0) == [[1, 3], [0, 4], [0, 5]]
assert columns_from_ragged_rows([[1, None, 2], [3]], "-") == [[1, 3], [2, "-"]]
assert columns_from_ragged_rows([["-", 1], ["-", "-"]], "-") == [[1, "-"]]
assert columns_from_ragged_rows([[], []], 0) == []
assert columns_from_ragged_rows([], 0) == []
assert columns_from_ragged_rows([[None, 7], [5, None]], None) == [[None, 5], [7, None]]
