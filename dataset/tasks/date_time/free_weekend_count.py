"""Count the weekends (a Saturday and the Sunday after it) that lie completely within the range from
a first to a last date, both included, and on neither of whose days one of the given duty dates
falls."""

from datetime import date, timedelta


def free_weekend_count(first, last, duties):
    count = 0
    saturday = first + timedelta(days=(5 - first.weekday()) % 7)
    while saturday + timedelta(days=1) <= last:
        sunday = saturday + timedelta(days=1)
        if saturday not in duties and sunday not in duties:
            count += 1
        saturday += timedelta(days=7)
    return count


assert free_weekend_count(date(2024, 3, 1), date(2024, 3, 31), []) == 5
assert free_weekend_count(date(2024, 3, 2), date(2024, 3, 3), []) == 1
assert free_weekend_count(date(2024, 3, 3), date(2024, 3, 9), []) == 0
assert free_weekend_count(date(2024, 3, 3), date(2024, 3, 10), []) == 1
assert free_weekend_count(date(2024, 3, 1), date(2024, 3, 20), [date(2024, 3, 9)]) == 2
assert free_weekend_count(date(2024, 3, 1), date(2024, 3, 20), [date(2024, 3, 17)]) == 2
assert free_weekend_count(date(2024, 3, 1), date(2024, 3, 20), [date(2024, 3, 8)]) == 3
assert free_weekend_count(date(2024, 3, 5), date(2024, 3, 4), []) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
