"""A drain pipe runs from a sink to a shaft along pieces given as (length, start height, end height)
in whole units, in the direction of the flow. A piece is "rising" when it ends higher than it
starts, else "flat" when it falls by less than 1 unit per 50 units of length, else "steep" when it
falls by more than 1 unit per 5 units of length; also a piece that does not start at the height
where the one before ended is a "step". Return the list of (position, fault) pairs in order,
positions counted from 0 and the step reported before the other fault of the same piece; a piece of
length 0 or less has only the step checked."""


def drain_faults(pieces):
    faults = []
    level = None
    for position, (length, start, end) in enumerate(pieces):
        if level not in (None, start):
            faults.append((position, "step"))
        level = end
        if length <= 0:
            continue
        fall = start - end
        if fall < 0:
            faults.append((position, "rising"))
        elif fall * 50 < length:
            faults.append((position, "flat"))
        elif fall * 5 > length:
            faults.append((position, "steep"))
    return faults


assert drain_faults([(100, 40, 38), (50, 38, 28), (50, 28, 27)]) == []
assert drain_faults([(100, 40, 39), (101, 39, 37)]) == [(0, "flat"), (1, "flat")]
assert drain_faults([(50, 40, 29), (50, 29, 19)]) == [(0, "steep")]
assert drain_faults([(10, 5, 6), (50, 7, 6)]) == [(0, "rising"), (1, "step")]
assert drain_faults([(50, 9, 8), (50, 7, 8), (50, 0, 0)]) == [
    (1, "step"),
    (1, "rising"),
    (2, "step"),
    (2, "flat"),
]
assert drain_faults([(0, 9, 2), (50, 2, 1), (-1, 0, 4)]) == [(2, "step")]
assert drain_faults([(1, 9, 8), (6, 8, 7)]) == [(0, "steep")]
assert drain_faults([]) == []
assert drain_faults([(50, 3, 0), (50, 0, -1), (1, 0, 0)]) == [(2, "step"), (2, "flat")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
