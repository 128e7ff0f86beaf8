"""Move a date by a number of working days, which are Monday to Friday except the given holidays; a
negative number moves back. Only the days stepped onto are counted, so a start on a weekend is fine,
and moving by 0 returns the start itself, whatever day it is."""

from datetime import date, timedelta


def add_working_days(start, count, holidays):
    def works(day):
        return day.weekday() < 5 and day not in holidays

    step = timedelta(days=1)
    while count > 0:
        start += step
        count -= works(start)
    while count < 0:
        start -= step
        count += works(start)
    return start


assert add_working_days(date(2024, 3, 4), 3, []) == date(2024, 3, 7)
assert add_working_days(date(2024, 3, 7), 2, []) == date(2024, 3, 11)
assert add_working_days(date(2024, 3, 11), -1, []) == date(2024, 3, 8)
assert add_working_days(date(2024, 3, 9), 1, []) == date(2024, 3, 11)
assert add_working_days(date(2024, 3, 9), 0, []) == date(2024, 3, 9)
assert add_working_days(date(2024, 3, 4), 2, [date(2024, 3, 5)]) == date(2024, 3, 7)
assert add_working_days(date(2024, 3, 4), 1, [date(2024, 3, 4)]) == date(2024, 3, 5)
assert add_working_days(date(2024, 3, 6), -3, [date(2024, 3, 1)]) == date(2024, 2, 29)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
