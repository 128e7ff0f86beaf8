"""Antennas stand in the given directions, whole degrees in any range, where directions that
differ by full turns are the same. Return (direction, width) of the widest gap without antenna,
given by the direction from 0 to 359 at which the gap begins, going anticlockwise, the smallest
such direction among equally wide gaps; a single direction has a gap of 360, and no antenna gives
None."""


def widest_bearing_gap(directions):
    around = sorted({direction % 360 for direction in directions})
    best = None
    for index, begin in enumerate(around):
        following = around[(index + 1) % len(around)]
        width = (following - begin) % 360 or 360
        if best is None or width > best[1]:
            best = (begin, width)
    return best


assert widest_bearing_gap([10, 50, 200]) == (200, 170)
assert widest_bearing_gap([0, 200, 270]) == (0, 200)
assert widest_bearing_gap([350, 10, 180]) == (10, 170)
assert widest_bearing_gap([45]) == (45, 360)
assert widest_bearing_gap([-90, 630, 90]) == (90, 180)
assert widest_bearing_gap([30, 390]) == (30, 360)
assert widest_bearing_gap([]) is None
assert widest_bearing_gap([0, 90, 180, 270]) == (0, 90)
assert widest_bearing_gap([359, 0, 178]) == (178, 181)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
