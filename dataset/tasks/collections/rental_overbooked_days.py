"""A fleet of cars is rented out in (first day, last day) bookings, both days included as whole
numbers and given in order of request. Accept a booking only if on each of its days fewer accepted
bookings than the fleet has cars are there already; return (number accepted, list of (position, day)
for the refused ones, day being the first full day of the booking)."""


def rental_overbooked_days(bookings, cars):
    used = {}
    refused = []
    for position, (first, last) in enumerate(bookings):
        days = range(first, last + 1)
        full = [day for day in days if used.get(day, 0) >= cars]
        if full:
            refused.append((position, full[0]))
            continue
        for day in days:
            used[day] = used.get(day, 0) + 1
    return (len(bookings) - len(refused), refused)


assert rental_overbooked_days([(1, 3), (2, 4), (3, 5)], 2) == (2, [(2, 3)])
assert rental_overbooked_days([(1, 3), (3, 4)], 1) == (1, [(1, 3)])
assert rental_overbooked_days([(1, 3), (4, 4)], 1) == (2, [])
assert rental_overbooked_days([(5, 6), (1, 9), (1, 4)], 1) == (2, [(1, 5)])
assert rental_overbooked_days([(7, 7)], 0) == (0, [(0, 7)])
assert rental_overbooked_days([], 3) == (0, [])
assert rental_overbooked_days([(2, 2)] * 4, 3) == (3, [(3, 2)])
assert rental_overbooked_days([(1, 2), (2, 3), (2, 2), (1, 1), (3, 4)], 2) == (4, [(2, 2)])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
