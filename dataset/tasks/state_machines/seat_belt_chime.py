"""A car warns about the driver's belt: readings, one a second, are (speed, belted) pairs. While
the car has moved at 20 or faster at least once since the belt was last fastened (or since the
beginning) and the belt is open, the chime sounds in each second, but at most the given number of
seconds in a row, after which it is silent until the belt has been fastened. Return the number of
seconds with the chime; the second in which 20 is reached counts."""


def seat_belt_chime(readings, longest):
    total = 0
    spell = 0
    fast = False
    for speed, belted in readings:
        if belted:
            spell = 0
            fast = False
            continue
        fast = fast or speed >= 20
        if fast and spell < longest:
            spell += 1
            total += 1
    return total


assert seat_belt_chime([(0, False), (20, False), (5, False)], 9) == 2
assert seat_belt_chime([(19, False), (19, False)], 9) == 0
assert seat_belt_chime([(30, False)] * 5, 3) == 3
assert seat_belt_chime([(30, False), (30, True), (10, False), (20, False)], 9) == 2
assert seat_belt_chime([(30, False)] * 3 + [(30, True)] + [(30, False)] * 3, 2) == 4
assert seat_belt_chime([(50, True), (50, True)], 4) == 0
assert seat_belt_chime([(50, False)], 0) == 0
assert seat_belt_chime([], 3) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
