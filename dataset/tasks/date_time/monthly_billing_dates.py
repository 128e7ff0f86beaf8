"""List the billing dates of a subscription, which is billed once a month on a given day of the
month, or on the last day of months that are shorter. The first billing date is the first such date
on or after the start date; return as many dates as the given count, in ascending order."""

from calendar import monthrange
from datetime import date


def monthly_billing_dates(start, day, count):
    dates = []
    year, month = start.year, start.month
    while len(dates) < count:
        billed = date(year, month, min(day, monthrange(year, month)[1]))
        if billed >= start:
            dates.append(billed)
        month += 1
        if month > 12:
            year, month = year + 1, 1
    return dates


assert monthly_billing_dates(date(2024, 1, 10), 15, 2) == [date(2024, 1, 15), date(2024, 2, 15)]
assert monthly_billing_dates(date(2024, 1, 15), 15, 1) == [date(2024, 1, 15)]
assert monthly_billing_dates(date(2024, 1, 16), 15, 1) == [date(2024, 2, 15)]
assert monthly_billing_dates(date(2023, 1, 31), 31, 3) == [
    date(2023, 1, 31),
    date(2023, 2, 28),
    date(2023, 3, 31),
]
assert monthly_billing_dates(date(2024, 2, 29), 30, 2) == [date(2024, 2, 29), date(2024, 3, 30)]
assert monthly_billing_dates(date(2023, 11, 5), 1, 3) == [
    date(2023, 12, 1),
    date(2024, 1, 1),
    date(2024, 2, 1),
]
assert monthly_billing_dates(date(2024, 5, 1), 1, 0) == []
assert monthly_billing_dates(date(2023, 12, 31), 30, 1) == [date(2024, 1, 30)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
