"""A tide table is a list of (minute, depth) entries with ascending minutes; between two entries the
depth changes evenly. Return the first whole minute, from the given start on, at which the depth is
at least the wanted one, or None when there is none up to the last entry or there are fewer than two
entries; a start before the first entry counts as the minute of the first entry."""


def tide_first_safe(table, start, wanted):
    for (minute, depth), (next_minute, next_depth) in zip(table, table[1:]):
        span = next_minute - minute
        for passed in range(span + 1):
            now = minute + passed
            if now < start:
                continue
            if depth * (span - passed) + next_depth * passed >= wanted * span:
                return now
    return None


assert tide_first_safe([(0, 10), (10, 20)], 0, 15) == 5
assert tide_first_safe([(0, 10), (10, 20)], 0, 14.5) == 5
assert tide_first_safe([(0, 10), (10, 20)], 7, 15) == 7
assert tide_first_safe([(0, 10), (10, 20)], 0, 20) == 10
assert tide_first_safe([(0, 10), (10, 20)], 0, 21) is None
assert tide_first_safe([(5, 10), (10, 20)], 0, 10) == 5
assert tide_first_safe([(0, 10), (10, 20)], 11, 5) is None
assert tide_first_safe([(0, 30), (10, 10), (20, 30)], 5, 25) == 18
assert tide_first_safe([(4, 9)], 0, 5) is None
assert tide_first_safe([(0, 8), (10, 20)], 10, 20) == 10

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
