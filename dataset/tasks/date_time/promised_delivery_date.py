"""An order placed before the cut-off hour of a working day (Monday to Friday except the given
holidays) is handled on that day, any other order on the next working day. It is delivered after the
given number of further working days; return the date."""

from datetime import date, datetime, timedelta


def promised_delivery_date(ordered, cutoff, days, holidays):
    def works(day):
        return day.weekday() < 5 and day not in holidays

    day = ordered.date()
    if ordered.hour >= cutoff:
        day += timedelta(days=1)
    while not works(day) or days > 0:
        days -= works(day)
        day += timedelta(days=1)
    return day


assert promised_delivery_date(datetime(2024, 3, 5, 11, 59), 12, 2, []) == date(2024, 3, 7)
assert promised_delivery_date(datetime(2024, 3, 5, 12, 0), 12, 2, []) == date(2024, 3, 8)
assert promised_delivery_date(datetime(2024, 3, 8, 13), 12, 1, []) == date(2024, 3, 12)
assert promised_delivery_date(datetime(2024, 3, 9, 13), 12, 0, []) == date(2024, 3, 11)
assert promised_delivery_date(datetime(2024, 3, 5, 9), 12, 0, []) == date(2024, 3, 5)
assert promised_delivery_date(datetime(2024, 3, 5, 9), 12, 1, [date(2024, 3, 6)]) == date(
    2024, 3, 7
)
assert promised_delivery_date(datetime(2024, 3, 5, 15), 12, 1, [date(2024, 3, 5)]) == date(
    2024, 3, 7
)
assert promised_delivery_date(datetime(2024, 3, 7, 9), 12, 3, []) == date(2024, 3, 12)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
