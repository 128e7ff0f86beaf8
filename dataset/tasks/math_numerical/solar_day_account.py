"""For every hour of a day a house has a (sun, use) pair in watt-hours. Surplus first charges a
battery, which starts empty and holds the given capacity (one below 0 counts as 0), and the
remainder is sold; a shortage is first taken from the battery and the remainder is bought. Charging
stores only nine tenths of what is sent to the battery, rounded down, and all of the surplus is sent
unless that would store more than there is room for, when exactly the room is filled and the surplus
less the room is sold; return (bought, sold, battery level)."""


def solar_day_account(hours, capacity):
    capacity = max(capacity, 0)
    bought = 0
    sold = 0
    level = 0
    for sun, use in hours:
        if sun > use:
            surplus = sun - use
            stored = surplus * 9 // 10
            room = capacity - level
            if stored > room:
                stored = room
                sold += surplus - room
            level += stored
        else:
            shortage = use - sun
            drawn = min(level, shortage)
            level -= drawn
            bought += shortage - drawn
    return bought, sold, level


assert solar_day_account([(0, 300), (1500, 500), (0, 400)], 2000) == (300, 0, 500)
assert solar_day_account([(100, 0)], 90) == (0, 0, 90)
assert solar_day_account([(100, 0)], 89) == (0, 11, 89)
assert solar_day_account([(105, 0), (0, 100)], 400) == (6, 0, 0)
assert solar_day_account([(50, 0), (50, 10), (30, 50)], 60) == (0, 25, 40)
assert solar_day_account([(70, 20)], 0) == (0, 50, 0)
assert solar_day_account([], 500) == (0, 0, 0)
assert solar_day_account([(30, 30), (1, 0)], 5) == (0, 0, 0)
assert solar_day_account([(70, 20)], -5) == (0, 50, 0)

EQUIVALENT = {
    "if sun [->-]{+>=+} use:": "equal sun and use change nothing, capacities are not negative",
}

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
