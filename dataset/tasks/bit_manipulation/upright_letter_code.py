"""A sorting machine for letters reads a code of bars from left to right, a long bar being a one bit
and the leftmost bar the highest of the given number of bits. Letters may be upside down, and the
code is read the right way round when its highest bit is a one and its lowest bit a zero. Return the
code turned the right way round without these two marking bits, or None when both marking bits are
equal; there are at least two bars."""


def upright_letter_code(code, bars):
    text = format(code, "b").zfill(bars)
    if text[0] == text[-1]:
        return None
    if text[0] == "0":
        text = text[::-1]
    return int("0" + text[1:-1], 2)


assert upright_letter_code(0b1010, 4) == 0b01
assert upright_letter_code(0b0111, 4) == 0b11
assert upright_letter_code(0b0101, 4) == 0b01
assert upright_letter_code(0b00011, 5) == 0b100
assert upright_letter_code(0b10, 2) == 0
assert upright_letter_code(0b101, 3) is None
assert upright_letter_code(0b0110, 4) is None
assert upright_letter_code(0, 3) is None
assert upright_letter_code(0b001101, 6) == 0b0110
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
