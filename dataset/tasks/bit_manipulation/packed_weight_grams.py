"""A weighing machine packs a measurement into 16 bits: bit 15 is the sign, bits 13 and 14 choose
the unit (0 grams, 1 kilograms, 2 tonnes, 3 means that the machine was not at rest), bit 12 tells
that the value is in tenths, and the lowest twelve bits are the value. Return the measurement in
whole grams, with fractions of a gram dropped towards zero; return None when the machine was not at
rest or when the value is 4095, which stands for an overload. A word above 16 bits gives None,
too."""


def packed_weight_grams(word):
    if word >> 16:
        return None
    unit = word >> 13 & 3
    value = word & 0xFFF
    if unit == 3 or value == 0xFFF:
        return None
    grams = value * 1000**unit
    if word & 0x1000:
        grams //= 10
    if word & 0x8000:
        return -grams
    return grams


assert packed_weight_grams(0x0064) == 100
assert packed_weight_grams(0x8064) == -100
assert packed_weight_grams(0x2002) == 2000
assert packed_weight_grams(0x3005) == 500
assert packed_weight_grams(0x4003) == 3000000
assert packed_weight_grams(0x6003) is None
assert packed_weight_grams(0x9019) == -2
assert packed_weight_grams(0x0FFF) is None
assert packed_weight_grams(0x10001) is None
assert packed_weight_grams(0xFFFE) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
