"""Rotate one field inside a non-negative word: the field is the given number of bits wide, its
lowest bit sits at the given position, and it moves left by the given amount, with bits that leave
at its top coming back at its bottom. Negative amounts rotate to the right, bits outside the field
never change, and a width of 0 leaves the word as it is."""


def rotate_bit_field(word, low, width, amount):
    if not width:
        return word
    amount %= width
    mask = (1 << width) - 1
    field = (word >> low) & mask
    turned = ((field << amount) & mask) + (field >> (width - amount))
    return word + ((turned - field) << low)


assert rotate_bit_field(0b1100_1, 1, 4, 1) == 0b1001_1
assert rotate_bit_field(0b1_0010_11, 2, 4, 2) == 0b1_1000_11
assert rotate_bit_field(0b0011, 0, 4, -1) == 0b1001
assert rotate_bit_field(0b0110, 0, 3, 5) == 0b0011
assert rotate_bit_field(0b1011, 1, 3, 0) == 0b1011
assert rotate_bit_field(0b1011, 1, 3, 3) == 0b1011
assert rotate_bit_field(0b1011, 2, 0, 1) == 0b1011
assert rotate_bit_field(0b10110, 0, 5, 1) == 0b01101
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
