"""Heaters of the given powers in watts are to run on one fuse of the given limit. They are switched
on in the order of the list, each at full power when that keeps the sum within the limit, else at
half power, rounded down, when that does, and else not at all. Return the list of the powers at
which they run, 0 for those that stay off; a fuse with a limit below 100 lets none run."""


def row_of_heaters(powers, limit):
    if limit < 100:
        return [0] * len(powers)
    settings = []
    left = limit
    for power in powers:
        chosen = 0
        if power <= left:
            chosen = power
        elif power // 2 <= left:
            chosen = power // 2
        settings.append(chosen)
        left -= chosen
    return settings


assert row_of_heaters([800, 500, 900, 100], 1600) == [800, 500, 0, 100]
assert row_of_heaters([800, 700, 300], 1200) == [800, 350, 0]
assert row_of_heaters([100, 5], 100) == [100, 0]
assert row_of_heaters([201], 100) == [100]
assert row_of_heaters([202], 100) == [0]
assert row_of_heaters([40, 50], 99) == [0, 0]
assert row_of_heaters([], 500) == []
assert row_of_heaters([150, 150, 100], 225) == [150, 75, 0]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
