"""A lawn sprinkler controller stores for each of its programs a word of 24 bits, bit h for the hour
from h to h + 1. Return the list of (hour, list of program numbers from 0) of all hours in which
more programs run than the pump can serve, in order of the hour and of the program; with a pump that
serves fewer than one program, every hour with a running program is listed."""


def overloaded_hours(programs, served):
    served = max(served, 0)
    overloaded = []
    for hour in range(24):
        running = [number for number, word in enumerate(programs) if word >> hour & 1]
        if len(running) > served:
            overloaded.append((hour, running))
    return overloaded


assert overloaded_hours([0b011, 0b110], 1) == [(1, [0, 1])]
assert overloaded_hours([0b011, 0b110], 2) == []
assert overloaded_hours([0b011, 0b110], 0) == [(0, [0]), (1, [0, 1]), (2, [1])]
assert overloaded_hours([0b010], -1) == [(1, [0])]
assert overloaded_hours([1 << 23, 1 << 24, 1 << 23], 1) == [(23, [0, 2])]
assert overloaded_hours([], 0) == []
assert overloaded_hours([1 << 24], 0) == []
assert overloaded_hours([1, 1, 1], 2) == [(0, [0, 1, 2])]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
