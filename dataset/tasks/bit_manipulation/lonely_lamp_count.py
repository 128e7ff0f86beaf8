"""A wall of lamps is a list of row words with the given number of columns, bits beyond which are
ignored. Count the lit lamps (one bits) that have no lit neighbour directly left, right, above or
below."""


def lonely_lamp_count(rows, columns):
    mask = (1 << columns) - 1
    lit = [row & mask for row in rows]
    total = 0
    for index, row in enumerate(lit):
        near = (row << 1) | (row >> 1)
        if index > 0:
            near |= lit[index - 1]
        if index + 1 < len(lit):
            near |= lit[index + 1]
        total += bin(row & ~near).count("1")
    return total


assert lonely_lamp_count([0b101, 0b000, 0b011], 3) == 2
assert lonely_lamp_count([0b10, 0b01], 2) == 2
assert lonely_lamp_count([0b100, 0b100], 3) == 0
assert lonely_lamp_count([0b101, 0b001, 0b011], 3) == 1
assert lonely_lamp_count([0b1001], 3) == 1
assert lonely_lamp_count([0b11000], 4) == 1
assert lonely_lamp_count([0b111], 3) == 0
assert lonely_lamp_count([], 4) == 0
assert lonely_lamp_count([0b010, 0b101, 0b010], 3) == 4
assert lonely_lamp_count([0b01, 0b01, 0b00, 0b10], 2) == 1
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
