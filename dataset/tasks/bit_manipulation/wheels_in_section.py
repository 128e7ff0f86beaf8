"""Wheel counters at both ends of a track section send bytes: the lowest seven bits are a count that
runs on from 127 to 0, and bit 7 tells the direction, 1 for wheels rolling from A towards B and 0
for the other way. For two lists of bytes of the same length, taken at the same times at the end A
and the end B, return for each time the number of wheels in the section, which was empty with both
counts at 0 before; between two bytes of an end all wheels went the way of the later byte, and an
end's count never lags by more than 127. A number that would be negative is an error: from this time
on the entries are None until both bytes are 0 (count and direction), which sets the section empty
again."""


def wheels_in_section(bytes_a, bytes_b):
    counts = [0, 0]
    inside = 0
    result = []
    for pair in zip(bytes_a, bytes_b):
        if pair == (0, 0) and inside is None:
            counts = [0, 0]
            inside = 0
            result.append(0)
            continue
        for end, byte in enumerate(pair):
            count = byte & 127
            moved = (count - counts[end]) % 128
            counts[end] = count
            if inside is None:
                continue
            towards_b = bool(byte & 128)
            if towards_b == (end == 0):
                inside += moved
            else:
                inside -= moved
        if inside is not None and inside < 0:
            inside = None
        result.append(inside)
    return result


assert wheels_in_section([128 + 2, 128 + 4, 128 + 4], [0, 0, 128 + 3]) == [2, 4, 1]
assert wheels_in_section([128 + 127, 128 + 1, 128 + 1], [0, 0, 5]) == [127, 129, 134]
assert wheels_in_section([128 + 2, 128 + 2, 2], [0, 128 + 3, 128 + 3]) == [2, None, None]
assert wheels_in_section([1, 0, 128 + 4], [0, 0, 0]) == [None, 0, 4]
assert wheels_in_section([1, 128, 0], [0, 0, 128]) == [None, None, None]
assert wheels_in_section([128 + 4, 6], [0, 0]) == [4, 2]
assert wheels_in_section([128 + 4, 0], [0, 0]) == [4, None]
assert wheels_in_section([0, 128 + 3], [3, 3]) == [3, 6]
assert wheels_in_section([128 + 5, 0, 128 + 5], [128 + 6, 0, 128 + 5]) == [None, 0, 0]
assert wheels_in_section([128 + 3, 128 + 3], [128 + 3, 3]) == [0, 0]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
