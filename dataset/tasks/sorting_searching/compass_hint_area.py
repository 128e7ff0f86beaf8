"""A treasure lies in a field of a map with the given numbers of columns and rows, counted from (0,
0) in the south-west corner. Diggers tried fields and got hints, as (column, row, hint) triples: a
hint is made of "N" or "S" when the treasure lies farther north or south, then "E" or "W" when it
lies farther east or west; a letter is left out when the treasure is in the same row or column.
Return (west, south, east, north), the border fields of the area that is still possible, or None
when the hints contradict each other or leave the map."""


def compass_hint_area(columns, rows, hints):
    west = 0
    south = 0
    east = columns - 1
    north = rows - 1
    for column, row, hint in hints:
        if "N" in hint:
            south = max(south, row + 1)
        elif "S" in hint:
            north = min(north, row - 1)
        else:
            south = max(south, row)
            north = min(north, row)
        if "E" in hint:
            west = max(west, column + 1)
        elif "W" in hint:
            east = min(east, column - 1)
        else:
            west = max(west, column)
            east = min(east, column)
    if west > east or south > north:
        return None
    return (west, south, east, north)


assert compass_hint_area(8, 6, []) == (0, 0, 7, 5)
assert compass_hint_area(8, 6, [(3, 2, "NE")]) == (4, 3, 7, 5)
assert compass_hint_area(8, 6, [(3, 2, "SW")]) == (0, 0, 2, 1)
assert compass_hint_area(8, 6, [(3, 2, "N"), (0, 5, "SE")]) == (3, 3, 3, 4)
assert compass_hint_area(8, 6, [(3, 2, "W")]) == (0, 2, 2, 2)
assert compass_hint_area(8, 6, [(3, 2, "E"), (4, 2, "W")]) is None
assert compass_hint_area(8, 6, [(3, 4, "NE"), (5, 5, "W")]) == (4, 5, 4, 5)
assert compass_hint_area(8, 6, [(3, 2, "N"), (1, 3, "SE")]) is None
assert compass_hint_area(8, 6, [(2, 2, ""), (4, 0, "NW"), (1, 1, "NE")]) == (2, 2, 2, 2)
assert compass_hint_area(8, 6, [(7, 2, "E")]) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
