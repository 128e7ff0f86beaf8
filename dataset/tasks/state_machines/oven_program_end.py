"""An oven runs a program of (target temperature, minutes to hold) steps from a starting
temperature. It gets hotter by at most the heating rate and colder by at most the cooling rate a
minute, in whole minutes, until it is at the target, and then holds it. Return the minute at which
the program ends, or None when a step's target lies above the limit or when the heating rate is
below 1."""


def oven_program_end(start, steps, heating, cooling, limit):
    if heating < 1:
        return None
    minute = 0
    current = start
    for target, hold in steps:
        if target > limit:
            return None
        minute += hold - min((current - target) // heating, (target - current) // cooling)
        current = target
    return minute


assert oven_program_end(20, [(60, 10)], 20, 5, 100) == 12
assert oven_program_end(20, [(61, 10)], 20, 5, 100) == 13
assert oven_program_end(20, [(60, 5), (30, 5)], 20, 7, 100) == 17
assert oven_program_end(20, [(60, 5), (101, 5)], 20, 5, 100) is None
assert oven_program_end(20, [(100, 0)], 20, 5, 100) == 4
assert oven_program_end(20, [(22, 1), (22, 4)], 1, 5, 100) == 7
assert oven_program_end(20, [], 5, 5, 100) == 0
assert oven_program_end(20, [], 0, 5, 100) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
