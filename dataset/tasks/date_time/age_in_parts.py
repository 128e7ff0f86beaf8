"""Split the time from a first to a second date into (years, months, days): first as many whole
years as fit, then whole months, then the days left. A year or month later is the same day number,
or the last day of the month when the month is shorter; return None when the second date is before
the first."""

from calendar import monthrange
from datetime import date


def age_in_parts(first, second):
    if second < first:
        return None

    def later(months):
        year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
        return date(year, month + 1, min(first.day, monthrange(year, month + 1)[1]))

    months = (second.year - first.year) * 12 + second.month - first.month
    if later(months) > second:
        months -= 1
    return (months // 12, months % 12, (second - later(months)).days)


assert age_in_parts(date(2020, 3, 10), date(2024, 5, 15)) == (4, 2, 5)
assert age_in_parts(date(2023, 11, 20), date(2024, 1, 19)) == (0, 1, 30)
assert age_in_parts(date(2023, 11, 20), date(2024, 1, 20)) == (0, 2, 0)
assert age_in_parts(date(2024, 1, 31), date(2024, 2, 29)) == (0, 1, 0)
assert age_in_parts(date(2024, 2, 29), date(2025, 2, 28)) == (1, 0, 0)
assert age_in_parts(date(2024, 1, 31), date(2024, 3, 1)) == (0, 1, 1)
assert age_in_parts(date(2024, 5, 5), date(2024, 5, 5)) == (0, 0, 0)
assert age_in_parts(date(2024, 5, 5), date(2024, 5, 4)) is None
assert age_in_parts(date(2022, 12, 31), date(2023, 12, 30)) == (0, 11, 30)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
