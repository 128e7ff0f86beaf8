"""Turn raw converter words into signed samples: only the given number of low bits of each word
count, and they are in two's complement. A sample at the lowest or at the highest representable
value is saturated and becomes None; a bit count below 1 gives an empty list."""


def decode_adc_samples(words, bits):
    if bits < 1:
        return []
    half = 1 << (bits - 1)
    samples = []
    for word in words:
        value = word & (2 * half - 1)
        if value >= half:
            value -= 2 * half
        saturated = value in (-half, half - 1)
        samples.append(None if saturated else value)
    return samples


assert decode_adc_samples([0b0001, 0b1111, 0b1001], 4) == [1, -1, -7]
assert decode_adc_samples([0b0111, 0b1000], 4) == [None, None]
assert decode_adc_samples([0b0110, 0b110101], 4) == [6, 5]
assert decode_adc_samples([0, 1], 1) == [None, None]
assert decode_adc_samples([3], 0) == []
assert decode_adc_samples([], 8) == []
assert decode_adc_samples([0x80, 0x81, 0x7E, 0xFE], 8) == [None, -127, 126, -2]
assert decode_adc_samples([0, 1, 2, 3], 2) == [0, None, None, -1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
