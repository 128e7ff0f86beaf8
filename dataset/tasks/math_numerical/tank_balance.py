"""A water tank with a capacity starts at the given level and goes through a list of hourly changes,
positive for inflow and negative for demand. Water above the capacity spills over, and demand that
finds too little water stays unmet; return (final level, spilled, unmet) with the two losses summed
over all hours."""


def tank_balance(level, capacity, changes):
    spilled = 0
    unmet = 0
    for change in changes:
        level += change
        spilled += max(0, level - capacity)
        unmet += max(0, -level)
        level = min(max(level, 0), capacity)
    return (level, spilled, unmet)


assert tank_balance(5, 10, [3, -4]) == (4, 0, 0)
assert tank_balance(5, 10, [6]) == (10, 1, 0)
assert tank_balance(5, 10, [5]) == (10, 0, 0)
assert tank_balance(5, 10, [-6]) == (0, 0, 1)
assert tank_balance(5, 10, [-5]) == (0, 0, 0)
assert tank_balance(2, 4, [5, -9, 7, -6]) == (0, 6, 7)
assert tank_balance(3, 9, []) == (3, 0, 0)
assert tank_balance(0, 3, [4, 4, -1]) == (2, 5, 0)
assert tank_balance(1, 3, [-2, -2, 1]) == (1, 0, 3)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
