"""A board has the given number of columns and rows, and a field is (column, row) with (0, 0) at the
top left. Return where a field ends up when the board is turned clockwise by the given number of
quarter turns (negative for anticlockwise), in the columns and rows of the turned board; fields
outside the board give None."""


def turned_board_position(field, columns, rows, turns):
    column, row = field
    if not (0 <= column < columns and 0 <= row < rows):
        return None
    for _ in range(turns % 4):
        column, row = rows - 1 - row, column
        columns, rows = rows, columns
    return (column, row)


assert turned_board_position((0, 0), 5, 3, 1) == (2, 0)
assert turned_board_position((4, 1), 5, 3, 1) == (1, 4)
assert turned_board_position((4, 1), 5, 3, 2) == (0, 1)
assert turned_board_position((4, 1), 5, 3, -1) == (1, 0)
assert turned_board_position((4, 2), 5, 3, 4) == (4, 2)
assert turned_board_position((5, 0), 5, 3, 0) is None
assert turned_board_position((0, 3), 5, 3, 0) is None
assert turned_board_position((-1, 0), 5, 3, 0) is None
assert turned_board_position((0, -1), 5, 3, 0) is None
assert turned_board_position((1, 0), 2, 2, 3) == (0, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
