"""Add a column and a row of sums to a table given as a list of rows of equal length with numbers
and None: a sum leaves None out, and is None itself where there is no number at all; the corner is
the sum of all numbers. A table without rows is returned as an empty list."""


def marginal_sums_table(rows):
    if not rows:
        return []

    def total(cells):
        numbers = [cell for cell in cells if cell is not None]
        return sum(numbers) if numbers else None

    table = [row + [total(row)] for row in rows]
    return table + [[total(column) for column in zip(*table)]]


assert marginal_sums_table([[1, 2], [3, 4]]) == [[1, 2, 3], [3, 4, 7], [4, 6, 10]]
assert marginal_sums_table([[1, None], [3, 4]]) == [[1, None, 1], [3, 4, 7], [4, 4, 8]]
assert marginal_sums_table([[None, None], [3, 4]]) == [[None, None, None], [3, 4, 7], [3, 4, 7]]
assert marginal_sums_table([[None, 5]]) == [[None, 5, 5], [None, 5, 5]]
assert marginal_sums_table([[None]]) == [[None, None], [None, None]]
assert marginal_sums_table([[0], [-2]]) == [[0, 0], [-2, -2], [-2, -2]]
assert marginal_sums_table([]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
