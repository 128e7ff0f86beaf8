"""A water basin is seen from the side as a list of whole-number floor heights of equally wide, 1
unit long stretches between two vertical end walls. Water stands up to the given level, but only as
far as a row of neighbouring stretches below the level reaches without a break from the inlet, which
is above the stretch at the given position. Return (number of stretches with water, amount of water
as the sum of the depths); an inlet over a stretch that is not below the level, or outside the list,
gives (0, 0)."""


def basin_filling(floor, level, inlet):
    if inlet not in range(len(floor)) or floor[inlet] >= level:
        return 0, 0
    first = inlet
    while first > 0 and floor[first - 1] < level:
        first -= 1
    last = inlet
    while last + 1 < len(floor) and floor[last + 1] < level:
        last += 1
    wet = floor[first : last + 1]
    return len(wet), level * len(wet) - sum(wet)


assert basin_filling([3, 1, 2, 5, 0], 4, 1) == (3, 6)
assert basin_filling([3, 1, 2, 5, 0], 4, 4) == (1, 4)
assert basin_filling([3, 1, 2, 5, 0], 6, 0) == (5, 19)
assert basin_filling([3, 4, 2, 4, 0], 4, 2) == (1, 2)
assert basin_filling([3, 4, 2, 4, 0], 4, 1) == (0, 0)
assert basin_filling([3, 1, 2], 4, 3) == (0, 0)
assert basin_filling([3, 1, 2], 4, -1) == (0, 0)
assert basin_filling([0, 2, 5, 2, 1, 1], 3, 5) == (3, 5)
assert basin_filling([1, 0, 5], 3, 0) == (2, 5)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
