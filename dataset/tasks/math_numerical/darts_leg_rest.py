"""A darts player starts a leg with the given points and throws visits, each a list of up to three
(number, factor) darts worth number times factor. A dart that leaves less than 0, exactly 1, or 0
with a factor other than 2 spoils the visit: the rest goes back to what it was before the visit and
the other darts of that visit do not count. Return (rest, visits used), stopping at the visit that
reaches 0."""


def darts_leg_rest(points, visits):
    rest = points
    for used, visit in enumerate(visits, 1):
        before = rest
        for number, factor in visit:
            rest -= number * factor
            if rest == 0 and factor == 2:
                return 0, used
            if rest < 2:
                rest = before
                break
    return rest, len(visits)


assert darts_leg_rest(101, [[(20, 3), (1, 1)], [(20, 2)], [(5, 1)]]) == (0, 2)
assert darts_leg_rest(50, [[(10, 1), (20, 1), (20, 1)], [(5, 1)]]) == (45, 2)
assert darts_leg_rest(20, [[(18, 1)], [(1, 1), (1, 1)]]) == (2, 2)
assert darts_leg_rest(20, [[(17, 1), (2, 1), (5, 1)]]) == (20, 1)
assert darts_leg_rest(20, [[(11, 2), (3, 1)]]) == (20, 1)
assert darts_leg_rest(20, [[(18, 1)], [(1, 1)]]) == (2, 2)
assert darts_leg_rest(40, []) == (40, 0)
assert darts_leg_rest(12, [[(4, 3)], [(6, 2)], [(1, 1)]]) == (0, 2)
assert darts_leg_rest(30, [[(7, 1), (20, 1)], [(1, 1)]]) == (2, 2)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
