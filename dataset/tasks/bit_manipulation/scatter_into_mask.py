"""Spread a non-negative value over the one bits of a mask: its lowest bit goes to the position of
the lowest one bit of the mask, the next bit to the next one, and so on, while all other positions
stay 0. Return None when the value needs more bits than the mask offers."""


def scatter_into_mask(value, mask):
    placed = 0
    bit = 1
    while bit <= mask:
        if mask & bit:
            if value & 1:
                placed += bit
            value >>= 1
        bit <<= 1
    return None if value else placed


assert scatter_into_mask(0b101, 0b11010) == 0b10010
assert scatter_into_mask(0b11, 0b1001) == 0b1001
assert scatter_into_mask(1, 0b1000) == 0b1000
assert scatter_into_mask(2, 0b1000) is None
assert scatter_into_mask(0, 0) == 0
assert scatter_into_mask(1, 0) is None
assert scatter_into_mask(0b1110, 0b1111) == 0b1110
assert scatter_into_mask(0b10, 0b101) == 0b100
assert scatter_into_mask(4, 0b110) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
