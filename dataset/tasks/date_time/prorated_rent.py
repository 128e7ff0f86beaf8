"""A monthly rent is due for a stay from a first to a last date, both included. A month that is
lived in completely costs the rent; of any other month each day costs the rent divided by the days
of that month, rounded to the nearest whole amount for the month as a whole, with halves up. Return
the total; a last date before the first one gives 0."""

from calendar import monthrange
from datetime import date, timedelta


def prorated_rent(first, last, rent):
    lived = {}
    day = first
    while day <= last:
        month = (day.year, day.month)
        lived[month] = lived.get(month, 0) + 1
        day += timedelta(days=1)
    total = 0
    for (year, month), days in lived.items():
        length = monthrange(year, month)[1]
        total += (2 * rent * days + length) // (2 * length)
    return total


assert prorated_rent(date(2024, 4, 1), date(2024, 4, 30), 900) == 900
assert prorated_rent(date(2024, 4, 16), date(2024, 5, 31), 900) == 1350
assert prorated_rent(date(2024, 4, 10), date(2024, 4, 10), 45) == 2
assert prorated_rent(date(2024, 4, 10), date(2024, 4, 10), 44) == 1
assert prorated_rent(date(2024, 2, 1), date(2024, 2, 28), 290) == 280
assert prorated_rent(date(2024, 4, 2), date(2024, 4, 1), 900) == 0
assert prorated_rent(date(2023, 12, 31), date(2024, 1, 1), 310) == 20
assert prorated_rent(date(2024, 4, 29), date(2024, 5, 2), 100) == 13
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
