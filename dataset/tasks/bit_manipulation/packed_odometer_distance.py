"""Odometer readings are stored with four bits per decimal digit, lowest digit in the lowest four
bits. Return the number of kilometres driven between two such readings with the given number of
digits, where a second reading below the first means that the counter ran over once; return None
when one of the used groups of four bits holds more than 9. Higher groups are ignored."""


def packed_odometer_distance(first, second, digits):
    distance = 0
    for place in range(digits):
        old = first >> (4 * place) & 15
        new = second >> (4 * place) & 15
        if old > 9 or new > 9:
            return None
        distance += (new - old) * 10**place
    return distance % 10**digits


assert packed_odometer_distance(0x0120, 0x0135, 4) == 15
assert packed_odometer_distance(0x9990, 0x0005, 4) == 15
assert packed_odometer_distance(0x12A0, 0x1300, 4) is None
assert packed_odometer_distance(0x1290, 0x130A, 4) is None
assert packed_odometer_distance(0xB120, 0x135, 3) == 15
assert packed_odometer_distance(0x55, 0x55, 2) == 0
assert packed_odometer_distance(0x50, 0x59, 2) == 9
assert packed_odometer_distance(0x99, 0x00, 2) == 1
assert packed_odometer_distance(0x1999, 0x9001, 3) == 2
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
