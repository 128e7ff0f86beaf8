"""A job runs at the given minutes of the given hours from Monday to Friday, both being lists in any
order. Return the datetime of its first run strictly after a given moment, looking only at the date
of that moment and as many dates after it as the limit says, or None when it does not run in that
time."""

from datetime import datetime, timedelta


def next_timetable_run(minutes, hours, after, limit):
    midnight = datetime(after.year, after.month, after.day)
    for ahead in range(limit + 1):
        day = midnight + timedelta(days=ahead)
        if day.weekday() > 4:
            continue
        for hour in sorted(hours):
            for minute in sorted(minutes):
                run = day + timedelta(hours=hour, minutes=minute)
                if run > after:
                    return run
    return None


assert next_timetable_run([30, 0], [8, 6], datetime(2024, 3, 5, 6, 10), 3) == datetime(
    2024, 3, 5, 6, 30
)
assert next_timetable_run([0], [8, 6], datetime(2024, 3, 5, 6), 0) == datetime(2024, 3, 5, 8)
assert next_timetable_run([0], [6], datetime(2024, 3, 5, 6), 1) == datetime(2024, 3, 6, 6)
assert next_timetable_run([0], [6], datetime(2024, 3, 5, 6), 0) is None
assert next_timetable_run([15], [23], datetime(2024, 3, 7, 23, 20), 9) == datetime(
    2024, 3, 8, 23, 15
)
assert next_timetable_run([0], [6], datetime(2024, 3, 8, 7), 3) == datetime(2024, 3, 11, 6)
assert next_timetable_run([0], [6], datetime(2024, 3, 8, 7), 2) is None
assert next_timetable_run([], [6], datetime(2024, 3, 5, 6), 9) is None
assert next_timetable_run([0], [6], datetime(2024, 3, 5, 5, 59, 59), 9) == datetime(2024, 3, 5, 6)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
