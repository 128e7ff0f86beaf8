"""A word marks used slots by its one bits, and slots are numbered from 0 up to but not including
the capacity. Take the given number of free slots, always the lowest ones, and return (new word,
list of taken slots in ascending order), or None when too few slots are free."""


def reserve_lowest_slots(used, count, capacity):
    taken = []
    for slot in range(capacity):
        if len(taken) == count:
            break
        if not (used >> slot) & 1:
            taken.append(slot)
            used += 1 << slot
    return (used, taken) if len(taken) == count else None


assert reserve_lowest_slots(0b0101, 2, 4) == (0b1111, [1, 3])
assert reserve_lowest_slots(0b0101, 1, 8) == (0b0111, [1])
assert reserve_lowest_slots(0b0101, 3, 4) is None
assert reserve_lowest_slots(0b11, 1, 2) is None
assert reserve_lowest_slots(0b11, 1, 3) == (0b111, [2])
assert reserve_lowest_slots(6, 0, 4) == (6, [])
assert reserve_lowest_slots(0, 3, 3) == (7, [0, 1, 2])
assert reserve_lowest_slots(0, 1, 0) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
