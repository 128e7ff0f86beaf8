"""A word holds the wet sensors of a roof, one bit each, numbered from the gutter (bit 0) up to the
ridge. Water runs down, so that a wet sensor directly above a dry one shows where a leak may lie;
return the numbers of the dry ones from the ridge down to the gutter. The last sensor below the
ridge is number width - 1, sensors from the width on are not there, and broken sensors in a mask are
taken to be wet."""


def leak_positions(wet, broken, width):
    assumed = wet | broken
    leaks = []
    for sensor in range(width - 2, -1, -1):
        pair = assumed >> sensor & 3
        if pair == 2:
            leaks.append(sensor)
    return leaks


assert leak_positions(0b110, 0, 3) == [0]
assert leak_positions(0b1010, 0, 4) == [2, 0]
assert leak_positions(0b1010, 0b0100, 4) == [0]
assert leak_positions(0b1000, 0, 3) == []
assert leak_positions(0b111, 0, 3) == []
assert leak_positions(0b001, 0b100, 3) == [1]
assert leak_positions(0b10, 0, 1) == []
assert leak_positions(0b10, 0, 2) == [0]
assert leak_positions(0, 0, 5) == []
assert leak_positions(0b1101, 0b1, 4) == [1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
