"""From a dict of birth dates by name return the list of (days, name, age) for all birthdays from
today on until the given number of days ahead, both included, in ascending order; age is the age
reached on that birthday. A birthday on 29 February is celebrated on 1 March in other years, and
people born after today are left out."""

from datetime import date, timedelta


def upcoming_birthdays(births, today, ahead):
    def celebrated(birth, year):
        start = date(year, birth.month, 1)
        return start + timedelta(days=birth.day - 1)

    found = []
    for name, birth in births.items():
        year = today.year if celebrated(birth, today.year) >= today else today.year + 1
        days = (celebrated(birth, year) - today).days
        if days <= ahead and birth <= today:
            found.append((days, name, year - birth.year))
    return sorted(found)


assert upcoming_birthdays({"ann": date(1990, 3, 8)}, date(2024, 3, 5), 7) == [(3, "ann", 34)]
assert upcoming_birthdays({"ann": date(1990, 3, 12)}, date(2024, 3, 5), 7) == [(7, "ann", 34)]
assert upcoming_birthdays({"ann": date(1990, 3, 13)}, date(2024, 3, 5), 7) == []
assert upcoming_birthdays({"ann": date(1990, 3, 5)}, date(2024, 3, 5), 0) == [(0, "ann", 34)]
assert upcoming_birthdays({"ann": date(1990, 1, 2)}, date(2023, 12, 30), 9) == [(3, "ann", 34)]
assert upcoming_birthdays({"b": date(1992, 2, 29)}, date(2023, 2, 28), 5) == [(1, "b", 31)]
assert upcoming_birthdays({"b": date(1992, 2, 29)}, date(2024, 2, 28), 5) == [(1, "b", 32)]
assert upcoming_birthdays({"c": date(2024, 3, 7)}, date(2024, 3, 5), 5) == []
assert upcoming_birthdays(
    {"z": date(2000, 3, 6), "b": date(2001, 3, 6), "a": date(2002, 3, 7)}, date(2024, 3, 5), 5
) == [(1, "b", 23), (1, "z", 24), (2, "a", 22)]
assert upcoming_birthdays(
    {"n": date(2024, 3, 5), "m": date(1999, 3, 4)}, date(2024, 3, 5), 364
) == [
    (0, "n", 0),
    (364, "m", 26),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
