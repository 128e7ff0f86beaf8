"""A lift starts at a floor and visits a list of floors in order. Going up costs 5 units a floor,
going down gives back 2 units a floor, and every stop costs 1 unit; a visit to the floor where it
already is costs nothing and is no stop. Return the units that were taken from the grid: given back
units are kept for later costs, but at most 10 are kept at any time, and the store is empty at
first."""


def lift_trip_energy(start, visits):
    grid = 0
    store = 0
    floor = start
    for goal in visits:
        cost = 1
        if goal > floor:
            cost += 5 * (goal - floor)
        elif goal < floor:
            store = min(10, store + 2 * (floor - goal))
        else:
            continue
        used = min(store, cost)
        store -= used
        grid += cost - used
        floor = goal
    return grid


assert lift_trip_energy(0, [3, 1, 2]) == 19
assert lift_trip_energy(9, [0, 1]) == 0
assert lift_trip_energy(9, [0, 2]) == 2
assert lift_trip_energy(4, [4, 4]) == 0
assert lift_trip_energy(2, []) == 0
assert lift_trip_energy(2, [1, 1, 2]) == 5
assert lift_trip_energy(0, [1, 0, 1]) == 11
assert lift_trip_energy(6, [3, 1, 3]) == 3

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
