"""A daily dose is a number of milligrams per kilogram of body weight and must not exceed the given
daily maximum. It is split equally over a number of intakes, and each intake is rounded down to half
tablets of the given strength in milligrams; return how many half tablets that is each time, or None
when that is 0 or when the number of intakes is below 1."""


def half_tablets_per_intake(weight, per_kilogram, daily_maximum, intakes, strength):
    if intakes < 1:
        return None
    daily = min(weight * per_kilogram, daily_maximum)
    halves = 2 * daily // (intakes * strength)
    return halves or None


assert half_tablets_per_intake(20, 15, 1000, 3, 50) == 4
assert half_tablets_per_intake(20, 14, 1000, 3, 50) == 3
assert half_tablets_per_intake(90, 15, 1000, 2, 250) == 4
assert half_tablets_per_intake(10, 10, 100, 1, 50) == 4
assert half_tablets_per_intake(10, 5, 1000, 2, 50) == 1
assert half_tablets_per_intake(10, 5, 1000, 2, 51) is None
assert half_tablets_per_intake(10, 5, 1000, 0, 10) is None
assert half_tablets_per_intake(3, 7, 21, 1, 7) == 6
assert half_tablets_per_intake(2, 9, 100, 2, 6) == 3

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
