"""Salaries are paid on the given day of a month, or on its last day when the month is shorter. When
that is a Saturday, a Sunday or one of the holidays, they are paid on the last earlier day that is
none of these, even if it lies in the month before; return the date."""

from calendar import monthrange
from datetime import date, timedelta


def salary_payment_day(year, month, day, holidays):
    paid = date(year, month, min(day, monthrange(year, month)[1]))
    while paid.weekday() > 4 or paid in holidays:
        paid -= timedelta(days=1)
    return paid


assert salary_payment_day(2024, 5, 15, []) == date(2024, 5, 15)
assert salary_payment_day(2024, 6, 15, []) == date(2024, 6, 14)
assert salary_payment_day(2024, 9, 15, []) == date(2024, 9, 13)
assert salary_payment_day(2023, 2, 30, []) == date(2023, 2, 28)
assert salary_payment_day(2024, 9, 1, []) == date(2024, 8, 30)
assert salary_payment_day(2024, 5, 15, [date(2024, 5, 15)]) == date(2024, 5, 14)
assert salary_payment_day(2024, 5, 20, [date(2024, 5, 20)]) == date(2024, 5, 17)
assert salary_payment_day(2024, 1, 31, [date(2024, 2, 1)]) == date(2024, 1, 31)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
