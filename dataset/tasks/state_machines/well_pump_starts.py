"""A pump empties a shaft: it starts when the water level reaches the high mark and stops when the
level is at the low mark or below; after stopping it rests, and in the given number of following
readings it must not start. Return (number of starts, number of readings at the end of which it
runs); it stands still at first and need not rest then. When the low mark is not below the high
mark, return None."""


def well_pump_starts(levels, low, high, rest):
    if low >= high:
        return None
    starts = 0
    active = 0
    runs = False
    wait = 0
    for level in levels:
        if runs:
            if level <= low:
                runs = False
                wait = rest
        elif wait:
            wait -= 1
        elif level >= high:
            runs = True
            starts += 1
        active += runs
    return (starts, active)


assert well_pump_starts([5, 8, 6, 2, 9, 9], 2, 8, 0) == (2, 4)
assert well_pump_starts([8, 3, 2, 9, 9, 9], 2, 8, 2) == (2, 3)
assert well_pump_starts([8, 1, 9, 7, 9], 2, 8, 1) == (2, 2)
assert well_pump_starts([7, 7, 2], 2, 8, 1) == (0, 0)
assert well_pump_starts([9, 9, 9], 2, 8, 5) == (1, 3)
assert well_pump_starts([9, 1, 9, 9], 2, 8, 9) == (1, 1)
assert well_pump_starts([], 2, 8, 1) == (0, 0)
assert well_pump_starts([9, 5], 8, 8, 1) is None
assert well_pump_starts([9, 6], 7, 8, 1) == (1, 1)
assert well_pump_starts([9], 9, 8, 1) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
