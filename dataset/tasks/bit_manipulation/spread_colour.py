"""A photo frame shows pictures in a colour depth given as three bit widths for red, green and blue.
Spread each channel of a packed colour (red in the highest bits, blue in the lowest) to the range
from 0 to 255 so that 0 stays 0 and the greatest value of the channel becomes 255, with the result
of the proportional calculation rounded down; a channel of width 0 has the value 128. Return the
(red, green, blue) triple."""


def spread_colour(packed, widths):
    spread = []
    rest = packed
    for width in reversed(widths):
        top = (1 << width) - 1
        value = 128
        if top:
            value = (rest & top) * 255 // top
        spread.append(value)
        rest >>= width
    return tuple(reversed(spread))


assert spread_colour(0b11111_000000_00001, (5, 6, 5)) == (255, 0, 8)
assert spread_colour(0b111_000_11, (3, 3, 2)) == (255, 0, 255)
assert spread_colour(0b101, (1, 1, 1)) == (255, 0, 255)
assert spread_colour(0b10_01, (2, 0, 2)) == (170, 128, 85)
assert spread_colour(0, (0, 0, 0)) == (128, 128, 128)
assert spread_colour(0x123456, (8, 8, 8)) == (0x12, 0x34, 0x56)
assert spread_colour(0b1_0_1_1, (1, 1, 1)) == (0, 255, 255)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
