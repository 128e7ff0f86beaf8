"""A room is booked from an arrival to a departure date, the night before the departure being the
last one. Seasons are (first, last, rate) triples with both dates included; each night costs the
rate of the last listed season that contains its date, or the basic rate when none does, and nights
that begin on a Friday or Saturday cost 9 more. Return the total."""

from datetime import date, timedelta


def seasonal_rate_total(arrival, departure, seasons, basic):
    total = 0
    night = arrival
    while night < departure:
        rate = basic
        for first, last, special in seasons:
            if first <= night <= last:
                rate = special
        if night.weekday() in (4, 5):
            rate += 9
        total += rate
        night += timedelta(days=1)
    return total


assert seasonal_rate_total(date(2024, 3, 4), date(2024, 3, 7), [], 50) == 150
assert seasonal_rate_total(date(2024, 3, 6), date(2024, 3, 10), [], 50) == 218
assert seasonal_rate_total(date(2024, 3, 4), date(2024, 3, 4), [], 50) == 0
assert (
    seasonal_rate_total(
        date(2024, 3, 4), date(2024, 3, 8), [(date(2024, 3, 5), date(2024, 3, 6), 80)], 50
    )
    == 260
)
assert (
    seasonal_rate_total(
        date(2024, 3, 5),
        date(2024, 3, 7),
        [(date(2024, 3, 1), date(2024, 3, 9), 70), (date(2024, 3, 6), date(2024, 3, 6), 90)],
        50,
    )
    == 160
)
assert seasonal_rate_total(date(2024, 3, 8), date(2024, 3, 9), [], 0) == 9
assert seasonal_rate_total(date(2024, 3, 10), date(2024, 3, 9), [], 50) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
