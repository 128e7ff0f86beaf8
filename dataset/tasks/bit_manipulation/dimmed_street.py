"""A row of street lamps is a word, bit 0 being the lamp at the harbour. Return the word after an
energy saving step in which, counted from the harbour, every second one of the lit lamps goes out,
so that the first lit one stays on; a word with fewer lit lamps than the given minimum stays as it
is."""


def dimmed_street(lamps, minimum):
    if bin(lamps).count("1") < minimum:
        return lamps
    kept = 0
    stays = True
    for lamp, digit in enumerate(reversed(format(lamps, "b"))):
        if digit == "1":
            kept |= stays << lamp
            stays = not stays
    return kept


assert dimmed_street(0b1111, 2) == 0b0101
assert dimmed_street(0b1110, 2) == 0b1010
assert dimmed_street(0b1001, 3) == 0b1001
assert dimmed_street(0b1001, 2) == 0b0001
assert dimmed_street(0b111, 3) == 0b101
assert dimmed_street(0, 0) == 0
assert dimmed_street(0b110100, 0) == 0b100100
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
