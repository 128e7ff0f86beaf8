"""A car park charges per started hour: after a free time of the given number of minutes, the whole
stay from the entry on is charged, but every 24 hours from the entry on cost at most the given cap,
and a last part of such a period at most the cap, too. Return the charge for an entry and an exit
given as datetimes; stays of at most the free time cost 0."""

from datetime import datetime, timedelta


def parking_charge(entry, leave, free, hourly, cap):
    stay = leave - entry
    if stay <= timedelta(minutes=free):
        return 0
    days, rest = divmod(stay, timedelta(days=1))
    hours = -(-rest // timedelta(hours=1))
    return days * min(24 * hourly, cap) + min(hours * hourly, cap)


assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 11, 30), 15, 2, 20) == 6
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 9, 15), 15, 2, 20) == 0
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 9, 16), 15, 2, 20) == 2
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 11), 15, 2, 20) == 4
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 23), 15, 2, 20) == 20
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 3, 10), 15, 2, 20) == 42
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 2, 9), 15, 2, 99) == 48
assert parking_charge(datetime(2024, 5, 1, 9), datetime(2024, 5, 2, 8, 1), 0, 2, 47) == 47
