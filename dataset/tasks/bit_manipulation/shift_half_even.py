"""Divide a non-negative number by the given power of two (as its exponent) and round to the
nearest whole number, a result exactly in the middle to the even one of both. Return (result,
exact), where exact tells whether nothing had to be rounded; an exponent of 0 or less leaves the
number as it is."""


def shift_half_even(number, exponent):
    if exponent <= 0:
        return (number, True)
    quotient = number >> exponent
    rest = number & ((1 << exponent) - 1)
    half = 1 << (exponent - 1)
    if rest > half or (rest == half and quotient & 1):
        quotient += 1
    return (quotient, rest == 0)


assert shift_half_even(0b10101, 2) == (0b101, False)
assert shift_half_even(0b10110, 2) == (0b110, False)
assert shift_half_even(0b10010, 2) == (0b100, False)
assert shift_half_even(0b10111, 2) == (0b110, False)
assert shift_half_even(0b11100, 2) == (0b111, True)
assert shift_half_even(9, 0) == (9, True)
assert shift_half_even(9, -2) == (9, True)
assert shift_half_even(3, 1) == (2, False)
assert shift_half_even(2, 3) == (0, False)
assert shift_half_even(9, 1) == (4, False)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
