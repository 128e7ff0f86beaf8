"""A ramp may rise by at most one unit for every eight units of length. For a tide table of water
levels return the shortest ramp length, a multiple of 50, that is not too steep at any level for the
fixed quay height, whether the water is above or below the quay, and at least 100. An empty table
gives None."""


def ferry_ramp_length(levels, quay):
    if not levels:
        return None
    steepest = max(max(levels) - quay, quay - min(levels))
    return max(100, -(-steepest * 8 // 50) * 50)


assert ferry_ramp_length([10, 40, 25], 60) == 400
assert ferry_ramp_length([60], 60) == 100
assert ferry_ramp_length([25], 0) == 200
assert ferry_ramp_length([26], 0) == 250
assert ferry_ramp_length([0, 90], 40) == 400
assert ferry_ramp_length([], 40) is None
assert ferry_ramp_length([1], 70) == 600
assert ferry_ramp_length([12], 0) == 100
assert ferry_ramp_length([13], 0) == 150

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
