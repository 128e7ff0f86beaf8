"""Books are due on a date, but when that is a Saturday or a Sunday, only on the Monday after it. A
book returned by the due day or during the following grace days costs nothing; otherwise every day
after the due day costs the daily rate, grace days included, but no more than 20 days are charged.
Return the fine."""

from datetime import date, timedelta


def library_fine(due, returned, grace, rate):
    if due.weekday() >= 5:
        due += timedelta(days=7 - due.weekday())
    late = (returned - due).days
    if late <= grace:
        return 0
    return min(late, 20) * rate


assert library_fine(date(2024, 3, 5), date(2024, 3, 9), 2, 30) == 120
assert library_fine(date(2024, 3, 5), date(2024, 3, 7), 2, 30) == 0
assert library_fine(date(2024, 3, 5), date(2024, 3, 8), 2, 30) == 90
assert library_fine(date(2024, 3, 2), date(2024, 3, 5), 0, 30) == 30
assert library_fine(date(2024, 3, 3), date(2024, 3, 5), 0, 30) == 30
assert library_fine(date(2024, 3, 1), date(2024, 3, 4), 0, 30) == 90
assert library_fine(date(2024, 3, 5), date(2024, 5, 5), 2, 30) == 600
assert library_fine(date(2024, 3, 5), date(2024, 2, 1), 0, 30) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
