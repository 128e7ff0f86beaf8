"""A contract starts on a date, runs for a number of months and is then prolonged by whole further
periods of another number of months until it reaches beyond a given date. Return its last day, the
day before the date that has the same day number as the start in the ending month, or before the
first of the following month when that month is too short."""

from calendar import monthrange
from datetime import date, timedelta


def contract_end_date(start, months, period, beyond):
    while True:
        year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
        month += 1
        if start.day > monthrange(year, month)[1]:
            end = date(year, month, monthrange(year, month)[1])
        else:
            end = date(year, month, start.day) - timedelta(days=1)
        if end > beyond:
            return end
        months += period


assert contract_end_date(date(2024, 1, 15), 12, 6, date(2024, 6, 1)) == date(2025, 1, 14)
assert contract_end_date(date(2024, 1, 15), 12, 6, date(2025, 1, 13)) == date(2025, 1, 14)
assert contract_end_date(date(2024, 1, 15), 12, 6, date(2025, 1, 14)) == date(2025, 7, 14)
assert contract_end_date(date(2024, 1, 31), 1, 1, date(2024, 1, 1)) == date(2024, 2, 29)
assert contract_end_date(date(2023, 12, 1), 3, 12, date(2024, 1, 1)) == date(2024, 2, 29)
assert contract_end_date(date(2024, 3, 30), 11, 1, date(2024, 4, 1)) == date(2025, 2, 28)
assert contract_end_date(date(2024, 3, 31), 1, 2, date(2024, 7, 1)) == date(2024, 8, 30)
assert contract_end_date(date(2024, 1, 29), 1, 1, date(2024, 1, 29)) == date(2024, 2, 28)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
