"""Heights along a hiking trail are given at equal steps; a summit is a step that is higher than the
steps directly before and after it, so that both ends of the trail are none. Return the (index,
height) pairs of the summits that stand at least the given climb above the lowest step since the
last returned summit, or since the start of the trail for the first one, in order of the trail."""


def rewarding_summits(heights, climb):
    summits = []
    since = []
    for index, (before, height) in enumerate(zip(heights, heights[1:-1]), 1):
        since.append(before)
        if height - min(since) >= climb and before < height > heights[index + 1]:
            summits.append((index, height))
            since = []
    return summits


assert rewarding_summits([1, 5, 2], 1) == [(1, 5)]
assert rewarding_summits([1, 5, 2, 6, 1], 4) == [(1, 5), (3, 6)]
assert rewarding_summits([1, 5, 2, 6, 1], 5) == [(3, 6)]
assert rewarding_summits([4, 7, 6, 7, 3], 2) == [(1, 7)]
assert rewarding_summits([1, 4, 4, 2], 0) == []
assert rewarding_summits([9, 2, 3], 1) == []
assert rewarding_summits([3, 5, 4, 6, 5, 7, 1], 3) == [(3, 6)]
assert rewarding_summits([], 0) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
