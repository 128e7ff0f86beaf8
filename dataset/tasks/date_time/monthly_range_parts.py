"""Cut the range from a first to a last date, both included, at the ends of months and return the
list of (first, last) dates of the parts in order. A part shorter than the given number of days is
joined to the part after it, or, at the end of the range, to the part before it when there is one; a
last date before the first one gives an empty list."""

from datetime import date, timedelta


def monthly_range_parts(first, last, shortest):
    parts = []
    begin = day = first
    while day <= last:
        following = day + timedelta(days=1)
        length = (following - begin).days
        if day == last and parts and length < shortest:
            parts[-1] = (parts[-1][0], last)
        elif day == last or (following.day == 1 and length >= shortest):
            parts.append((begin, day))
            begin = following
        day = following
    return parts


assert monthly_range_parts(date(2024, 1, 20), date(2024, 3, 10), 5) == [
    (date(2024, 1, 20), date(2024, 1, 31)),
    (date(2024, 2, 1), date(2024, 2, 29)),
    (date(2024, 3, 1), date(2024, 3, 10)),
]
assert monthly_range_parts(date(2024, 1, 30), date(2024, 2, 29), 3) == [
    (date(2024, 1, 30), date(2024, 2, 29))
]
assert monthly_range_parts(date(2024, 1, 30), date(2024, 2, 29), 2) == [
    (date(2024, 1, 30), date(2024, 1, 31)),
    (date(2024, 2, 1), date(2024, 2, 29)),
]
assert monthly_range_parts(date(2024, 1, 1), date(2024, 4, 3), 4) == [
    (date(2024, 1, 1), date(2024, 1, 31)),
    (date(2024, 2, 1), date(2024, 2, 29)),
    (date(2024, 3, 1), date(2024, 4, 3)),
]
assert monthly_range_parts(date(2024, 1, 1), date(2024, 2, 4), 4) == [
    (date(2024, 1, 1), date(2024, 1, 31)),
    (date(2024, 2, 1), date(2024, 2, 4)),
]
assert monthly_range_parts(date(2024, 1, 5), date(2024, 1, 6), 9) == [
    (date(2024, 1, 5), date(2024, 1, 6))
]
assert monthly_range_parts(date(2024, 1, 5), date(2024, 1, 4), 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
