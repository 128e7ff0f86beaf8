"""Work records are (date, minutes) pairs, several per day allowed. Minutes above the daily limit of
a day count as overtime, and so do the remaining minutes of a week (Monday to Sunday) above the
weekly limit; return a dict from the Monday of each week with any overtime to its overtime minutes,
in order of time."""

from datetime import date, timedelta


def weekly_overtime(records, daily, weekly):
    worked = {}
    for day, minutes in records:
        worked[day] = worked.get(day, 0) + minutes
    regular = {}
    overtime = {}
    for day in sorted(worked):
        monday = day - timedelta(days=day.weekday())
        normal = min(worked[day], daily)
        fitting = min(normal, weekly - regular.get(monday, 0))
        regular[monday] = regular.get(monday, 0) + fitting
        overtime[monday] = overtime.get(monday, 0) + worked[day] - fitting
    return {monday: minutes for monday, minutes in overtime.items() if minutes > 0}


assert weekly_overtime([(date(2024, 3, 5), 500), (date(2024, 3, 6), 470)], 480, 9999) == {
    date(2024, 3, 4): 20
}
assert weekly_overtime([(date(2024, 3, 5), 300), (date(2024, 3, 5), 181)], 480, 9999) == {
    date(2024, 3, 4): 1
}
assert weekly_overtime([(date(2024, 3, 4), 400), (date(2024, 3, 10), 450)], 480, 800) == {
    date(2024, 3, 4): 50
}
assert weekly_overtime([(date(2024, 3, 10), 400), (date(2024, 3, 11), 450)], 480, 800) == {}
assert weekly_overtime([(date(2024, 3, 4), 500), (date(2024, 3, 5), 400)], 480, 800) == {
    date(2024, 3, 4): 100
}
assert weekly_overtime([(date(2024, 3, 4), 480)], 480, 480) == {}
assert weekly_overtime([(date(2024, 3, 5), 9)], 8, 5) == {date(2024, 3, 4): 4}
assert weekly_overtime([], 480, 2400) == {}
assert list(weekly_overtime([(date(2024, 3, 12), 9), (date(2024, 3, 5), 9)], 8, 99).items()) == [
    (date(2024, 3, 4), 1),
    (date(2024, 3, 11), 1),
]
assert weekly_overtime([(date(2024, 3, d), 300) for d in (4, 5, 6)], 200, 500) == {
    date(2024, 3, 4): 400
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
