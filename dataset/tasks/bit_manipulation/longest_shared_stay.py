"""Two calendars of the same month are words, bit d being day d (1 to 31) and a one bit a day on
which the person is away. Return the longest stretch of days on which both are at home as (first
day, last day), the earliest one among equals, within a month of the given number of days. Return
None when they are never at home together."""


def longest_shared_stay(first, second, days):
    away = first | second
    best = None
    start = 1
    for day in range(1, days + 1):
        if away >> day & 1:
            start = day + 1
        elif best is None or day - start > best[1] - best[0]:
            best = (start, day)
    return best


assert longest_shared_stay(0b00100, 0b00000, 5) == (3, 5)
assert longest_shared_stay(0b01000, 0b00000, 5) == (1, 2)
assert longest_shared_stay(0b001000, 0b010000, 5) == (1, 2)
assert longest_shared_stay(0b000010, 0b100000, 5) == (2, 4)
assert longest_shared_stay(0b111110, 0, 5) is None
assert longest_shared_stay(0, 0b1, 30) == (1, 30)
assert longest_shared_stay(0, 0, 0) is None
assert longest_shared_stay(0b10, 0b100, 2) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
