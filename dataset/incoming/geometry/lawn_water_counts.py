"""A lawn of unit cells has the given numbers of columns and rows, and a sprinkler (column, row,
reach, quarter) waters the cells of one quarter, "NE", "NW", "SE" or "SW" of its own cell with rows
counted upwards, in which both the cell's own row and its own column are included, up to the reach
measured straight from cell middle to cell middle. Return (dry, soaked): the number of cells that
get no water and the number that get water from at least three sprinklers; a cell with a sprinkler
on it is watered by that sprinkler even with a reach of 0, while a negative reach means that it is
off."""


def lawn_water_counts(columns, rows, sprinklers):
    dry = soaked = 0
    for row in range(rows):
        for column in range(columns):
            streams = 0
            for x, y, reach, quarter in sprinklers:
                up = row - y if "N" in quarter else y - row
                along = column - x if "E" in quarter else x - column
                if up < 0 or along < 0 or reach < 0:
                    continue
                if up * up + along * along <= reach * reach:
                    streams += 1
            if streams == 0:
                dry += 1
            elif streams >= 3:
                soaked += 1
    return dry, soaked


assert lawn_water_counts(4, 3, [(0, 0, 2, "NE")]) == (6, 0)
assert lawn_water_counts(4, 3, [(3, 2, 2, "SW")]) == (6, 0)
assert lawn_water_counts(4, 3, [(3, 0, 3, "NW")]) == (2, 0)
assert lawn_water_counts(4, 3, [(0, 2, 1, "SE")]) == (9, 0)
assert lawn_water_counts(
    3, 3, [(1, 1, 0, "NE"), (1, 1, 0, "SW"), (1, 1, 0, "SE"), (1, 1, 0, "NW")]
) == (8, 1)
assert lawn_water_counts(3, 3, [(1, 1, 0, "NE"), (1, 1, 0, "SW")]) == (8, 0)
assert lawn_water_counts(3, 1, [(0, 0, 2, "NE"), (2, 0, 2, "NW"), (1, 0, 1, "NE")]) == (0, 2)
assert lawn_water_counts(
    3, 3, [(1, 1, 0, "NE"), (1, 1, 0, "SW"), (1, 1, 10, "SE"), (1, 1, -1, "NW")]
) == (5, 1)
assert lawn_water_counts(3, 3, [(1, 1, -5, "NE")]) == (9, 0)
assert lawn_water_counts(2, 3, []) == (6, 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
