"""Several machines need service, each given as (first day, interval): on its first day and then
after every interval days. Return the first day not before the given one on which all machines are
serviced, looking no further than the given number of days ahead (a horizon of 1 means the given day
only), or None when there is none; without machines it is the given day if the horizon is at least
1."""


def shared_service_day(machines, today, horizon):
    for day in range(today, today + horizon):
        if all(day >= first and (day - first) % interval == 0 for first, interval in machines):
            return day
    return None


assert shared_service_day([(1, 3), (2, 5)], 0, 30) == 7
assert shared_service_day([(1, 3), (2, 5)], 7, 1) == 7
assert shared_service_day([(1, 3), (2, 5)], 8, 15) == 22
assert shared_service_day([(1, 3), (2, 5)], 8, 14) is None
assert shared_service_day([(9, 4), (1, 2)], 0, 20) == 9
assert shared_service_day([(0, 2), (1, 2)], 0, 50) is None
assert shared_service_day([], 4, 1) == 4
assert shared_service_day([], 4, 0) is None
assert shared_service_day([(6, 10)], 3, 4) == 6

EQUIVALENT = {
    "if all(day >= first and ([-day - first-]{+first - day+}) % interval == 0 for first, interval in machines):": "a number and its negative are multiples of the interval in the same cases",
}

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
