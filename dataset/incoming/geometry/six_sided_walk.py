"""In a board game with six-sided fields (column, row) the odd rows are shifted half a field to the
right and rows are counted downwards from 0. A figure makes the steps "E", "W", "NE", "NW", "SE" and
"SW" of a list, N being upwards; a step that would leave the board of the given (columns, rows) or
enter a field in the given set of walls is not made and ends the turn. Return (field, number of
steps made); any other word in the list is a pause, which is counted as a step made without
moving."""


def six_sided_walk(start, steps, board, walls):
    sideways = {"E": 1, "W": -1}
    upright = {"N": -1, "S": 1}
    column, row = start
    made = 0
    for step in steps:
        if step in sideways:
            field = (column + sideways[step], row)
        elif step in ("NE", "NW", "SE", "SW"):
            shifted = row % 2
            if step[1] == "E":
                field = (column + shifted, row + upright[step[0]])
            else:
                field = (column + shifted - 1, row + upright[step[0]])
        else:
            field = (column, row)
        if field in walls:
            break
        if field[0] not in range(board[0]) or field[1] not in range(board[1]):
            break
        column, row = field
        made += 1
    return (column, row), made


assert six_sided_walk((1, 1), ["E", "E", "W"], (5, 4), set()) == ((2, 1), 3)
assert six_sided_walk((1, 1), ["NE", "SE"], (5, 4), set()) == ((2, 1), 2)
assert six_sided_walk((1, 1), ["SW", "SW"], (5, 4), set()) == ((0, 3), 2)
assert six_sided_walk((2, 3), ["NW", "NW", "wait", "NW"], (5, 4), set()) == ((1, 0), 4)
assert six_sided_walk((3, 2), ["E", "E", "W"], (5, 4), set()) == ((4, 2), 1)
assert six_sided_walk((3, 2), ["SE", "SE", "W"], (5, 4), set()) == ((3, 3), 1)
assert six_sided_walk((0, 0), ["E", "SW", "NE", "SE"], (5, 4), {(0, 1)}) == ((1, 0), 1)
assert six_sided_walk((0, 0), ["W", "E"], (5, 4), set()) == ((0, 0), 0)
assert six_sided_walk((1, 0), ["NE", "E"], (5, 4), set()) == ((1, 0), 0)
assert six_sided_walk((1, 0), [], (5, 4), {(1, 0)}) == ((1, 0), 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
