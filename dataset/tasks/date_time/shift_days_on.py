"""A worker's shift pattern is a string of "D" (day), "N" (night) and "-" (free) that repeats from
its start date on, one sign per day. Return a dict with the number of "D" and "N" shifts in the
range from a first to a last date, both included; days before the start count as free, and an empty
pattern as always free."""

from datetime import date


def shift_days_on(pattern, start, first, last):
    counts = {"D": 0, "N": 0}
    if not pattern:
        return counts
    for ordinal in range(first.toordinal(), last.toordinal() + 1):
        passed = ordinal - start.toordinal()
        sign = pattern[passed % len(pattern)]
        if passed >= 0 and sign in counts:
            counts[sign] += 1
    return counts


assert shift_days_on("DDN-", date(2024, 3, 1), date(2024, 3, 1), date(2024, 3, 4)) == {
    "D": 2,
    "N": 1,
}
assert shift_days_on("DDN-", date(2024, 3, 1), date(2024, 3, 3), date(2024, 3, 5)) == {
    "D": 1,
    "N": 1,
}
assert shift_days_on("D", date(2024, 3, 3), date(2024, 3, 1), date(2024, 3, 3)) == {"D": 1, "N": 0}
assert shift_days_on("N", date(2024, 3, 3), date(2024, 3, 1), date(2024, 3, 2)) == {"D": 0, "N": 0}
assert shift_days_on("", date(2024, 3, 1), date(2024, 3, 1), date(2024, 3, 2)) == {"D": 0, "N": 0}
assert shift_days_on("DN", date(2024, 3, 1), date(2024, 3, 5), date(2024, 3, 4)) == {"D": 0, "N": 0}
assert shift_days_on("-N", date(2024, 3, 1), date(2024, 3, 2), date(2024, 3, 6)) == {"D": 0, "N": 3}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
