"""Count the calendar weeks (Monday to Sunday) that contain at least one day of the range from a
first to a last date, both included. Weeks in which the range covers only Saturday or Sunday do not
count, and a last date before the first one gives 0."""

from datetime import date, timedelta


def touched_week_count(first, last):
    weeks = set()
    while first <= last:
        if first.weekday() < 5:
            weeks.add(first.isocalendar()[:2])
        first += timedelta(days=1)
    return len(weeks)


assert touched_week_count(date(2024, 3, 4), date(2024, 3, 8)) == 1
assert touched_week_count(date(2024, 3, 8), date(2024, 3, 11)) == 2
assert touched_week_count(date(2024, 3, 9), date(2024, 3, 10)) == 0
assert touched_week_count(date(2024, 3, 9), date(2024, 3, 11)) == 1
assert touched_week_count(date(2024, 3, 8), date(2024, 3, 8)) == 1
assert touched_week_count(date(2024, 3, 8), date(2024, 3, 7)) == 0
assert touched_week_count(date(2023, 1, 4), date(2024, 1, 4)) == 53
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
