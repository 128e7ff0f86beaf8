"""An old game stores a map as words, four bits per field with the leftmost field in the lowest
bits: 0 is water, 1 meadow, 2 forest, 3 hill, and bit 3 of a field stands for a village on it.
Return the harvest of a row of the given number of fields, where a village gets 1 for each
neighbouring field (left and right) of meadow, 2 of forest and 3 of hill, whether or not there is a
village on that field; a village on water gets nothing, and a field with bit 2 set is burnt, so that
it gives nothing to anybody and its own village gets nothing."""


def village_harvest(row, fields):
    gains = []
    villages = []
    for field in range(fields):
        code = row >> (4 * field) & 15
        gain = code & 3
        if code & 4:
            gain = 0
        gains.append(gain)
        villages.append(code & 8 and gain)
    total = 0
    around = [0] + gains + [0]
    for field, village in enumerate(villages):
        if village:
            total += around[field] + around[field + 2]
    return total


assert village_harvest(0x392, 3) == 5
assert village_harvest(0x382, 3) == 0
assert village_harvest(0x29, 2) == 2
assert village_harvest(0xA1, 2) == 1
assert village_harvest(0x9B, 2) == 4
assert village_harvest(0x79, 2) == 0
assert village_harvest(0x3D3, 3) == 0
assert village_harvest(0x39, 1) == 0
assert village_harvest(0x290, 3) == 2
assert village_harvest(0x33A11, 5) == 4
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
