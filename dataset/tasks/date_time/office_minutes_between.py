"""Count the minutes between two datetimes (whole minutes) that fall into office time, which lasts
every Monday to Friday from the opening hour (included) to the closing hour (excluded), both given
as full hours of the day. An end before or at the start gives 0."""

from datetime import datetime


def office_minutes_between(start, end, opening, closing):
    def worked_until(moment):
        weeks, day = divmod(moment.toordinal() - 1, 7)
        worked = (weeks * 5 + min(day, 5)) * (closing - opening) * 60
        if day < 5:
            clock = moment.hour * 60 + moment.minute
            worked += min(max(clock, opening * 60), closing * 60) - opening * 60
        return worked

    return max(0, worked_until(end) - worked_until(start))


assert office_minutes_between(datetime(2024, 3, 5, 8), datetime(2024, 3, 5, 10, 20), 9, 17) == 80
assert office_minutes_between(datetime(2024, 3, 5, 16), datetime(2024, 3, 6, 10), 9, 17) == 120
assert (
    office_minutes_between(datetime(2024, 3, 8, 16, 30), datetime(2024, 3, 11, 9, 1), 9, 17) == 31
)
assert office_minutes_between(datetime(2024, 3, 8, 16), datetime(2024, 3, 9, 12), 9, 17) == 60
assert office_minutes_between(datetime(2024, 3, 9, 8), datetime(2024, 3, 10, 12), 9, 17) == 0
assert office_minutes_between(datetime(2024, 3, 5, 16, 30), datetime(2024, 3, 5, 18), 9, 17) == 30
assert office_minutes_between(datetime(2024, 3, 5, 12), datetime(2024, 3, 5, 11), 9, 17) == 0
assert office_minutes_between(datetime(2024, 3, 7), datetime(2024, 3, 9), 8, 16) == 960
assert office_minutes_between(datetime(2024, 3, 5, 17), datetime(2024, 3, 6, 9), 9, 17) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
