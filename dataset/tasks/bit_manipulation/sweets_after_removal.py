"""Sweets fall from a machine with columns of three fields each; a word holds three bits per column,
column 0 lowest, and in a column the lowest bit is the bottom field. Remove the sweet at each of the
given (column, field) pairs in order, ignoring pairs that name an empty field, a column outside the
given number or a field other than 0 to 2; after each removal the sweets above fall down by one
field. Return (final word, number of sweets removed)."""


def sweets_after_removal(word, columns, pairs):
    removed = 0
    for column, field in pairs:
        if column < 0 or column >= columns:
            continue
        if field not in (0, 1, 2):
            continue
        base = 3 * column
        stack = word >> base & 7
        if not stack >> field & 1:
            continue
        below = stack & ((1 << field) - 1)
        above = stack >> (field + 1) << field
        word = word & ~(7 << base) | (above | below) << base
        removed += 1
    return (word, removed)


assert sweets_after_removal(0b111_011, 2, [(1, 0)]) == (0b011_011, 1)
assert sweets_after_removal(0b111_011, 2, [(0, 1), (0, 1)]) == (0b111_001, 1)
assert sweets_after_removal(0b111_011, 2, [(1, 2), (1, 1), (1, 0)]) == (0b000_011, 3)
assert sweets_after_removal(0b111_011, 2, [(2, 0), (-1, 0)]) == (0b111_011, 0)
assert sweets_after_removal(0b111_111, 2, [(0, 3), (0, -1)]) == (0b111_111, 0)
assert sweets_after_removal(0b111, 1, [(0, 1)]) == (0b011, 1)
assert sweets_after_removal(0b101, 1, [(0, 0)]) == (0b010, 1)
assert sweets_after_removal(0b111_000_111, 2, [(2, 0), (0, 2), (0, 2)]) == (0b111_000_011, 1)
assert sweets_after_removal(0b101, 1, [(0, 2)]) == (0b001, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
