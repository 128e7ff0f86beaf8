"""Bookings are (first, last) date pairs, both dates included. Count the days on which at least the
given number of bookings overlap, and return (number of such days, first such day), with None for
the day when there is none; bookings whose last date is before their first one are ignored."""

from datetime import date, timedelta


def crowded_day_count(bookings, least):
    load = {}
    for first, last in bookings:
        day = first
        while day <= last:
            load[day] = load.get(day, 0) + 1
            day += timedelta(days=1)
    crowded = [day for day, count in load.items() if count >= least]
    return (len(crowded), min(crowded, default=None))


assert crowded_day_count(
    [(date(2024, 3, 1), date(2024, 3, 5)), (date(2024, 3, 4), date(2024, 3, 9))], 2
) == (2, date(2024, 3, 4))
assert crowded_day_count(
    [(date(2024, 3, 4), date(2024, 3, 9)), (date(2024, 3, 1), date(2024, 3, 4))], 1
) == (9, date(2024, 3, 1))
assert crowded_day_count([(date(2024, 3, 4), date(2024, 3, 4))], 1) == (1, date(2024, 3, 4))
assert crowded_day_count([(date(2024, 3, 4), date(2024, 3, 4))], 2) == (0, None)
assert crowded_day_count([(date(2024, 3, 4), date(2024, 3, 3))], 1) == (0, None)
assert crowded_day_count([], 1) == (0, None)
assert crowded_day_count([(date(2024, 2, 28), date(2024, 3, 1))] * 3, 3) == (3, date(2024, 2, 28))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
