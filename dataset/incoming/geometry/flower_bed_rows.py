"""A round flower bed is laid out in a courtyard with the given number of columns and rows of square
paving stones: the stones (column, row) whose middle is at most the given radius away from the
middle of the centre stone, as far as there are any, are taken out. Return the courtyard as a list
of texts in row order, "#" for a stone taken out, "o" for a stone that stays but has a side in
common with one taken out, and "." for the others; a negative radius takes out nothing."""


import math


def flower_bed_rows(columns, rows, centre, radius):
    stones = [(x, y) for y in range(rows) for x in range(columns)]
    bed = {stone for stone in stones if math.dist(stone, centre) <= radius}
    yard = []
    for y in range(rows):
        texts = []
        for x in range(columns):
            if (x, y) in bed:
                texts.append("#")
            elif {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & bed:
                texts.append("o")
            else:
                texts.append(".")
        yard.append("".join(texts))
    return yard


assert flower_bed_rows(3, 3, (1, 1), 0) == [".o.", "o#o", ".o."]
assert flower_bed_rows(2, 2, (1, 0), -1) == ["..", ".."]
assert flower_bed_rows(4, 3, (0, 1), 1) == ["#o..", "##o.", "#o.."]
assert flower_bed_rows(4, 3, (3, 0), 1) == [".o##", "..o#", "...o"]
assert flower_bed_rows(6, 3, (2, 2), 2) == [".o#o..", "o###o.", "#####o"]
assert flower_bed_rows(2, 2, (2, 1), 0) == ["..", ".."]
assert flower_bed_rows(2, 3, (1, 3), 0) == ["..", "..", ".."]
assert flower_bed_rows(0, 2, (0, 0), 1) == ["", ""]
assert flower_bed_rows(2, 0, (0, 0), 1) == []

EQUIVALENT = {
    "bed = {stone for stone in stones if math.dist([-stone, centre-]{+centre, stone+}) <= radius}": (
        "the distance of two points does not depend on their order"
    ),
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
