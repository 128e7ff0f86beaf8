"""Someone is entitled to a yearly number of leave days and earns a twelfth of it for each calendar
month in which the employment, from a first to a last date (both included), covers at least 15 days.
Return the days earned over the whole employment, rounded up to whole days only once at the end; a
last date before the first gives 0."""

from datetime import date, timedelta


def earned_leave_days(first, last, yearly):
    covered = {}
    day = first
    while day <= last:
        month = (day.year, day.month)
        covered[month] = covered.get(month, 0) + 1
        day += timedelta(days=1)
    months = sum(1 for days in covered.values() if days >= 15)
    return -(-months * yearly // 12)


assert earned_leave_days(date(2024, 1, 1), date(2024, 12, 31), 30) == 30
assert earned_leave_days(date(2024, 1, 17), date(2024, 2, 15), 24) == 4
assert earned_leave_days(date(2024, 1, 18), date(2024, 2, 14), 24) == 0
assert earned_leave_days(date(2024, 1, 1), date(2024, 1, 31), 25) == 3
assert earned_leave_days(date(2023, 11, 1), date(2024, 2, 29), 28) == 10
assert earned_leave_days(date(2024, 1, 2), date(2024, 1, 1), 30) == 0
assert earned_leave_days(date(2023, 3, 1), date(2024, 3, 20), 12) == 13
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
