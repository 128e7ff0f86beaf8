"""A price table of a theatre has rows of equal length; prices rise or stay equal from left to right
and from bottom to top. Starting in the upper left corner, go right when the price is at most the
budget and down when it is above it, until the walk leaves the table. Return (dearest price within
the budget that was met, or None, number of cells visited); an empty table gives (None, 0)."""


def price_staircase_cells(table, budget):
    affordable = []
    row = 0
    column = 0
    while row < len(table) and column < len(table[row]):
        price = table[row][column]
        if price > budget:
            row += 1
        else:
            affordable.append(price)
            column += 1
    return (max(affordable, default=None), row + column)


assert price_staircase_cells([[5, 7, 9], [2, 4, 8], [1, 3, 6]], 6) == (6, 5)
assert price_staircase_cells([[5, 7], [2, 4]], 7) == (7, 2)
assert price_staircase_cells([[5, 7], [2, 4]], 1) == (None, 2)
assert price_staircase_cells([[5, 7], [2, 4]], 2) == (2, 3)
assert price_staircase_cells([[0]], 0) == (0, 1)
assert price_staircase_cells([], 5) == (None, 0)
assert price_staircase_cells([[9, 9, 9], [3, 8, 8]], 8) == (8, 4)
assert price_staircase_cells([[-3, 2], [-5, 0]], -1) == (-3, 3)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
