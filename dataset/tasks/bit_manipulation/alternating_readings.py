"""Two sensors deliver readings of the same bit width, which are packed into one word by taking
their bits in turn: the lowest bit of the word is the lowest bit of the first reading, the next one
the lowest bit of the second, and so on. Return (first reading, second reading) of such a word,
where a reading whose bits are all ones (for a width of at least 1) means a broken sensor and
becomes None."""


def alternating_readings(word, width):
    readings = []
    for offset in (0, 1):
        value = 0
        for place in range(width):
            value |= (word >> (2 * place + offset) & 1) << place
        broken = width > 0 and value == (1 << width) - 1
        readings.append(None if broken else value)
    return (readings[0], readings[1])


assert alternating_readings(0b0001, 2) == (1, 0)
assert alternating_readings(0b0010, 2) == (0, 1)
assert alternating_readings(0b011000, 3) == (0b100, 0b010)
assert alternating_readings(0b0101, 2) == (None, 0)
assert alternating_readings(0b1011, 2) == (1, None)
assert alternating_readings(0b1111, 1) == (None, None)
assert alternating_readings(0b1, 0) == (0, 0)
assert alternating_readings(0b110001, 2) == (1, 0)
assert alternating_readings(0b11111011, 4) == (0b1101, None)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
