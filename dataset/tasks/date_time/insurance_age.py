"""An insurance counts a person's age in whole years, but from the sixth month after the last
birthday on it already counts the next year of age. Return that age for a birth date on a given
date, where "six months after" means the same day of the sixth following month or later; a date
before the birth gives None."""

from datetime import date


def insurance_age(birth, day):
    if day < birth:
        return None
    months = (day.year - birth.year) * 12 + day.month - birth.month
    if day.day < birth.day:
        months -= 1
    return (months + 6) // 12


assert insurance_age(date(1990, 3, 10), date(2020, 5, 1)) == 30
assert insurance_age(date(1990, 3, 10), date(2020, 9, 10)) == 31
assert insurance_age(date(1990, 3, 10), date(2020, 9, 9)) == 30
assert insurance_age(date(1990, 2, 8), date(2020, 9, 5)) == 31
assert insurance_age(date(1990, 8, 20), date(2021, 2, 20)) == 31
assert insurance_age(date(2020, 1, 5), date(2020, 1, 5)) == 0
assert insurance_age(date(2020, 1, 5), date(2020, 1, 4)) is None
assert insurance_age(date(2020, 1, 31), date(2020, 7, 30)) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
