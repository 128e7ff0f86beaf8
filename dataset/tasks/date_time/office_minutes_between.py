"""Count the minutes between two datetimes (whole minutes) that fall into office time, which lasts
every Monday to Friday from the opening hour (included) to the closing hour (excluded), both given
as full hours of the day. An end before or at the start gives 0."""

from datetime import datetime, timedelta


def office_minutes_between(start, end, opening, closing):
    total = 0
    while start < end:
        if start.weekday() < 5 and opening <= start.hour < closing:
            total += 1
        start += timedelta(minutes=1)
    return total


assert office_minutes_between(datetime(2024, 3, 5, 8), datetime(2024, 3, 5, 10, 20), 9, 17) == 80
assert office_minutes_between(datetime(2024, 3, 5, 16), datetime(2024, 3, 6, 10), 9, 17) == 120
assert (
    office_minutes_between(datetime(2024, 3, 8, 16, 30), datetime(2024, 3, 11, 9, 1), 9, 17) == 31
)
assert office_minutes_between(datetime(2024, 3, 9, 10), datetime(2024, 3, 10, 12), 9, 17) == 0
assert office_minutes_between(datetime(2024, 3, 5, 18), datetime(2024, 3, 5, 20), 9, 17) == 0
assert office_minutes_between(datetime(2024, 3, 5, 12), datetime(2024, 3, 5, 11), 9, 17) == 0
assert office_minutes_between(datetime(2024, 3, 7), datetime(2024, 3, 9), 8, 16) == 960
assert office_minutes_between(datetime(2024, 3, 5, 17), datetime(2024, 3, 6, 9), 9, 17) == 0
