"""Two pictures are lists of row words from top to bottom, a one bit being a filled point and the
lowest bit the rightmost column. The second picture is laid over the first, shifted left by the
given number of columns and down by the given number of rows, negative values meaning right and up.
Return the sorted list of rows of the first picture in which filled points meet; points shifted
beyond the right edge vanish."""


def touching_rows(first, second, left, down):
    rows = []
    for row, word in enumerate(second):
        target = row + down
        if target < 0 or target >= len(first):
            continue
        moved = word << max(left, 0) >> max(-left, 0)
        if moved & first[target]:
            rows.append(target)
    return rows


assert touching_rows([0b1, 0b1, 0b1], [0b1, 0b1], 0, 1) == [1, 2]
assert touching_rows([0b100, 0b010], [0b001, 0b001], 2, 0) == [0]
assert touching_rows([0b1, 0b1], [0b100, 0b10], -1, 0) == [1]
assert touching_rows([0b1, 0b1], [0b1, 0b1, 0b1], 0, -2) == [0]
assert touching_rows([0b1, 0b1], [0b1], 0, 2) == []
assert touching_rows([0b1, 0b1], [0b1], 0, -1) == []
assert touching_rows([0b11], [0b11], -1, 0) == [0]
assert touching_rows([0b01], [0b01], -1, 0) == []
assert touching_rows([0b10], [0b01], 1, 0) == [0]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
