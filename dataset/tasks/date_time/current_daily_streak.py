"""A habit was kept on the given dates, in any order and possibly repeated. Return the number of
consecutive days that the present streak has: it must include today or, while today is still
missing, yesterday, and reaches back without a gap; dates after today are ignored, and with neither
of both days the streak is 0."""

from datetime import date, timedelta


def current_daily_streak(dates, today):
    kept = set(dates)
    day = today
    if day not in kept:
        day -= timedelta(days=1)
    length = 0
    while day in kept:
        length += 1
        day -= timedelta(days=1)
    return length


assert current_daily_streak([date(2024, 3, 1), date(2024, 2, 29)], date(2024, 3, 1)) == 2
assert current_daily_streak([date(2024, 3, 1), date(2024, 2, 29)], date(2024, 3, 2)) == 2
assert current_daily_streak([date(2024, 3, 1), date(2024, 2, 29)], date(2024, 3, 3)) == 0
assert current_daily_streak([date(2024, 3, 1), date(2024, 3, 2)], date(2024, 3, 1)) == 1
assert current_daily_streak([], date(2024, 3, 1)) == 0
assert current_daily_streak([date(2024, 3, 5)] * 3, date(2024, 3, 5)) == 1
assert (
    current_daily_streak([date(2024, 3, 4), date(2024, 3, 5), date(2024, 3, 2)], date(2024, 3, 5))
    == 2
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
