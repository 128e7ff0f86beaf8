"""For a due date list the dates of its reminders, each a given number of days before the due date.
A reminder that falls on a Saturday or Sunday is moved back to the Friday before it, reminders on or
before today are left out, and several on the same date count once; return the dates in ascending
order."""

from datetime import date, timedelta


def reminder_dates(due, offsets, today):
    dates = set()
    for offset in offsets:
        day = due - timedelta(days=offset)
        day -= timedelta(days=max(0, day.weekday() - 4))
        if day > today:
            dates.add(day)
    return sorted(dates)


assert reminder_dates(date(2024, 3, 29), [1, 14], date(2024, 3, 1)) == [
    date(2024, 3, 15),
    date(2024, 3, 28),
]
assert reminder_dates(date(2024, 3, 12), [2], date(2024, 3, 1)) == [date(2024, 3, 8)]
assert reminder_dates(date(2024, 3, 12), [3, 2, 4], date(2024, 3, 1)) == [date(2024, 3, 8)]
assert reminder_dates(date(2024, 3, 15), [0], date(2024, 3, 15)) == []
assert reminder_dates(date(2024, 3, 15), [0], date(2024, 3, 14)) == [date(2024, 3, 15)]
assert reminder_dates(date(2024, 3, 12), [2], date(2024, 3, 8)) == []
assert reminder_dates(date(2024, 3, 12), [], date(2024, 3, 1)) == []
assert reminder_dates(date(2024, 3, 16), [0, 5], date(2024, 3, 10)) == [
    date(2024, 3, 11),
    date(2024, 3, 15),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
