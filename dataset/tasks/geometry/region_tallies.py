"""Two straight borders through a centre (x, y), parallel to the axes, cut the plane into four
regions. Return a dict counting the points of a list per region, with the keys "upper left", "upper
right", "lower left" and "lower right" in this order; points on the horizontal border count as
lower, those on the vertical border as right, except the centre itself, which is counted nowhere."""


def region_tallies(points, centre):
    cx, cy = centre
    tallies = {"upper left": 0, "upper right": 0, "lower left": 0, "lower right": 0}
    for x, y in points:
        if x == cx and y == cy:
            continue
        level = "upper" if y > cy else "lower"
        side = "left" if x < cx else "right"
        tallies[f"{level} {side}"] += 1
    return tallies


assert list(region_tallies([(1, 5), (4, 5), (5, 6), (1, 0)], (3, 3)).values()) == [1, 2, 1, 0]
assert list(region_tallies([(1, 3), (2, 3), (4, 3)], (3, 3)).values()) == [0, 0, 2, 1]
assert list(region_tallies([(3, 5), (3, 4), (3, 2)], (3, 3)).values()) == [0, 2, 0, 1]
assert list(region_tallies([(3, 3)], (3, 3)).values()) == [0, 0, 0, 0]
assert list(region_tallies([(9, -9), (9, 0), (9, 2)], (8, 1)).values()) == [0, 1, 0, 2]
assert list(region_tallies([], (0, 0))) == [
    "upper left",
    "upper right",
    "lower left",
    "lower right",
]
assert region_tallies([(-1, 1)], (0, 0)) == {
    "upper left": 1,
    "upper right": 0,
    "lower left": 0,
    "lower right": 0,
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
