"""A car park charges per started hour: stays of at most 15 minutes are free, otherwise the whole
stay from the entry on is charged, but every 24 hours from the entry on cost at most the given cap,
and a last part of such a period at most the cap, too. Return the charge for an entry and an exit
given as datetimes."""

from datetime import datetime, timedelta


def parking_charge(entry, leave, hourly, cap):
    stay = leave - entry
    if stay <= timedelta(minutes=15):
        return 0
    days, rest = divmod(stay, timedelta(days=1))
    hours = -(-rest // timedelta(hours=1))
    return days * min(24 * hourly, cap) + min(hours * hourly, cap)


assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 11, 30), 2, 20) == 6
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 9, 15), 2, 20) == 0
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 9, 16), 2, 20) == 2
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 11), 2, 20) == 4
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 23), 2, 20) == 20
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 3, 10), 2, 20) == 42
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 2, 9), 2, 99) == 48
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 2, 8, 1), 2, 47) == 47
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
