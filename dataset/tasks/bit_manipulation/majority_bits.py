"""Combine several readings of the same word: each of the given number of low bits of the result has
the value that more than half of the readings show at this place, and when both values are equally
frequent, the value in the tie word. Without readings the result is the tie word, cut to the given
number of bits."""


def majority_bits(readings, width, tie):
    result = 0
    for position in range(width):
        ones = sum((reading >> position) & 1 for reading in readings)
        zeros = len(readings) - ones
        if ones > zeros or (ones == zeros and (tie >> position) & 1):
            result += 1 << position
    return result


assert majority_bits([0b110, 0b011, 0b010], 3, 0) == 0b010
assert majority_bits([0b101, 0b100, 0b001], 3, 0) == 0b101
assert majority_bits([0b01, 0b10], 2, 0b10) == 0b10
assert majority_bits([0b11, 0b00], 2, 0b01) == 0b01
assert majority_bits([], 2, 0b110) == 0b10
assert majority_bits([0b111], 2, 0) == 0b11
assert majority_bits([0b000], 3, 0b111) == 0
assert majority_bits([5, 5, 2, 2, 7], 3, 0) == 0b111
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
