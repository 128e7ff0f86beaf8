"""A field on a map is made of eight neighbours around it, and a word of eight bits marks those that
are water, clockwise from the upper left corner at bit 0: corner, top, corner, right, corner,
bottom, corner, left. Clear every corner bit whose two side neighbours are not both water, and
return the cleaned word; bits above the eighth are dropped."""


def tidy_shore_word(around):
    word = around & 0xFF
    for corner in (0, 2, 4, 6):
        before = word >> (corner - 1) % 8 & 1
        after = word >> (corner + 1) & 1
        if not (before and after):
            word &= ~(1 << corner)
    return word


assert tidy_shore_word(0b11111111) == 0b11111111
assert tidy_shore_word(0b01010101) == 0
assert tidy_shore_word(0b10000011) == 0b10000011
assert tidy_shore_word(0b00000011) == 0b00000010
assert tidy_shore_word(0b10000001) == 0b10000000
assert tidy_shore_word(0b00001110) == 0b00001110
assert tidy_shore_word(0b00111100) == 0b00111000
assert tidy_shore_word(0b11100000) == 0b11100000
assert tidy_shore_word(0b1_10101010) == 0b10101010
assert tidy_shore_word(0b10111010) == 0b10111010
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
