"""A game board is a list of row words from top to bottom with the given number of columns, one
bit per filled field and no bits beyond the columns. Remove every completely filled row, let the
rows above move down by filling up with empty rows at the top, and return (new board, points),
where one removed row gives 1 point, and each further row of the same move twice as many as the
row before it."""


def remove_full_rows(rows, columns):
    full = (1 << columns) - 1
    kept = [row for row in rows if row != full]
    removed = len(rows) - len(kept)
    return ([0] * removed + kept, (1 << removed) - 1)


assert remove_full_rows([0b001, 0b111, 0b100], 3) == ([0, 0b001, 0b100], 1)
assert remove_full_rows([0b01, 0b11, 0b10, 0b11], 2) == ([0, 0, 0b01, 0b10], 3)
assert remove_full_rows([0b110, 0b011], 3) == ([0b110, 0b011], 0)
assert remove_full_rows([7, 7, 7], 3) == ([0, 0, 0], 7)
assert remove_full_rows([7, 15, 14], 4) == ([0, 7, 14], 1)
assert remove_full_rows([], 4) == ([], 0)
assert remove_full_rows([1, 0, 1], 1) == ([0, 0, 0], 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
