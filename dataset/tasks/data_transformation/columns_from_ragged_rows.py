"""Turn a list of rows of different lengths into the list of its columns, from the first to as many
as the longest row has entries, where rows too short for a column contribute the given filler.
Columns that would consist of None and fillers only are left out."""

from itertools import zip_longest


def columns_from_ragged_rows(rows, filler):
    columns = []
    for column in zip_longest(*rows, fillvalue=filler):
        if any(value is not None and value != filler for value in column):
            columns.append(list(column))
    return columns


assert columns_from_ragged_rows([[1, 2], [3, 4]], 0) == [[1, 3], [2, 4]]
assert columns_from_ragged_rows([[1], [3, 4, 5]], 0) == [[1, 3], [0, 4], [0, 5]]
assert columns_from_ragged_rows([[1, None, 2], [3]], "-") == [[1, 3], [2, "-"]]
assert columns_from_ragged_rows([["-", 1], ["-", "-"]], "-") == [[1, "-"]]
assert columns_from_ragged_rows([[], []], 0) == []
assert columns_from_ragged_rows([], 0) == []
assert columns_from_ragged_rows([[None, 7], [5, None]], None) == [[None, 5], [7, None]]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
