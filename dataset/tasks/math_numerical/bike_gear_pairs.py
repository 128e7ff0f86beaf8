"""Return the (front, rear) pairs of teeth of a bicycle, fronts and rears in the order of their
lists, whose ratio of front to rear in percent, rounded down, is at least low percent and at most
high percent, where 100 percent means equal teeth. Pairs of the first front with the last rear and
of the last front with the first rear are never used when there are two or more fronts, and a rear
of 0 teeth or less is ignored without losing its place."""


def bike_gear_pairs(fronts, rears, low, high):
    pairs = []
    for i, front in enumerate(fronts):
        for j, rear in enumerate(rears):
            if rear <= 0:
                continue
            if len(fronts) >= 2:
                if i == 0 and j == len(rears) - 1:
                    continue
                if i == len(fronts) - 1 and j == 0:
                    continue
            if low <= front * 100 // rear <= high:
                pairs.append((front, rear))
    return pairs


assert bike_gear_pairs([30, 40], [20, 15, 10], 150, 266) == [(30, 20), (30, 15), (40, 15)]
assert bike_gear_pairs([30], [20, 15, 10], 150, 300) == [(30, 20), (30, 15), (30, 10)]
assert bike_gear_pairs([30], [20, 10], 151, 299) == []
assert bike_gear_pairs([20, 30], [10, 10, 10], 200, 200) == [(20, 10), (20, 10)]
assert bike_gear_pairs([20, 30, 40], [10, 0, 9], 0, 900) == [(20, 10), (30, 10), (30, 9), (40, 9)]
assert bike_gear_pairs([10, 20], [5, 4, 1, 0], 0, 9000) == [
    (10, 5),
    (10, 4),
    (10, 1),
    (20, 4),
    (20, 1),
]
assert bike_gear_pairs([12], [-3, 1], -900, 1200) == [(12, 1)]
assert bike_gear_pairs([], [4], 0, 500) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
