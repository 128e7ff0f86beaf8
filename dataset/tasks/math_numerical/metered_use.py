"""A meter shows a fixed number of decimal digits and starts again at 0 after its highest number.
From a list of readings in order of time return the total that was consumed, where a reading below
the one before it means that the meter went past its highest number once in between. Return None
when a reading is negative or has more digits than the meter; fewer than two readings consume 0."""


def metered_use(readings, digits):
    span = 10**digits
    used = 0
    previous = None
    for reading in readings:
        if reading < 0 or reading >= span:
            return None
        if previous is not None:
            used += (reading - previous) % span
        previous = reading
    return used


assert metered_use([100, 250, 260], 4) == 160
assert metered_use([9990, 5], 4) == 15
assert metered_use([0, 999], 3) == 999
assert metered_use([5, 5], 3) == 0
assert metered_use([90, 10, 95, 3], 2) == 113
assert metered_use([10, 1000], 3) is None
assert metered_use([-1], 3) is None
assert metered_use([0], 1) == 0
assert metered_use([], 2) == 0
assert metered_use([-5, 7], 2) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
