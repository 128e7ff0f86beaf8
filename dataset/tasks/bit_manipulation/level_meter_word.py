"""A level meter has a row of lamps, lamp 0 at the lowest bit. Return the word that lights the
lowest lamps up to the level and additionally the single highest lamp of the peak, so that a peak of
5 lights lamp 4; levels and peaks below 0 count as 0 and above the number of lamps as that number,
and a peak of 0 lights no extra lamp."""


def level_meter_word(level, peak, lamps):
    level = min(max(level, 0), lamps)
    peak = min(peak, lamps)
    word = (1 << level) - 1
    if peak > 0:
        word |= 1 << (peak - 1)
    return word


assert level_meter_word(3, 5, 8) == 0b10111
assert level_meter_word(0, 1, 8) == 0b1
assert level_meter_word(2, 0, 8) == 0b11
assert level_meter_word(9, 2, 4) == 0b1111
assert level_meter_word(-3, 6, 4) == 0b1000
assert level_meter_word(1, -2, 4) == 0b1
assert level_meter_word(4, 4, 4) == 0b1111
assert level_meter_word(2, 2, 4) == 0b11
assert level_meter_word(1, 3, 3) == 0b101
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
