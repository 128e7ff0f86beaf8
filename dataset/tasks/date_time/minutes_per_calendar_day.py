"""Split a stay between two datetimes at every midnight and return the list of (date, minutes)
pairs, in order, for all days on which the stay covers at least one whole minute; seconds that do
not make up a whole minute on their day are dropped. An end that is not later than the start gives
an empty list."""

from datetime import date, datetime, timedelta


def minutes_per_calendar_day(start, end):
    parts = []
    while start < end:
        midnight = datetime(start.year, start.month, start.day) + timedelta(days=1)
        stop = min(end, midnight)
        minutes = (stop - start) // timedelta(minutes=1)
        if minutes > 0:
            parts.append((start.date(), minutes))
        start = stop
    return parts


assert minutes_per_calendar_day(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 10, 30)) == [
    (date(2024, 5, 1), 90)
]
assert minutes_per_calendar_day(datetime(2024, 5, 1, 22), datetime(2024, 5, 3, 1)) == [
    (date(2024, 5, 1), 120),
    (date(2024, 5, 2), 1440),
    (date(2024, 5, 3), 60),
]
assert minutes_per_calendar_day(datetime(2024, 5, 1, 23, 59), datetime(2024, 5, 2)) == [
    (date(2024, 5, 1), 1)
]
assert minutes_per_calendar_day(
    datetime(2024, 5, 1, 23, 59, 1), datetime(2024, 5, 2, 0, 1, 59)
) == [(date(2024, 5, 2), 1)]
assert minutes_per_calendar_day(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 9)) == []
assert minutes_per_calendar_day(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 8)) == []
assert minutes_per_calendar_day(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 9, 0, 59)) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
