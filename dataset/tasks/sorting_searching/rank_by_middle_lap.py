"""Runners have lists of lap times. Rank them by their middle lap, the one in the middle of their
laps in order of length, or the faster of the two middle ones, from fast to slow; among equals the
one with the faster best lap comes first, then the one earlier in the dict. Runners with fewer laps
than the given minimum (at least 1) are left out; return the names."""


def rank_by_middle_lap(laps, minimum):
    ranked = []
    for name, times in laps.items():
        if len(times) >= minimum:
            ordered = sorted(times)
            middle = ordered[(len(ordered) - 1) // 2]
            ranked.append((middle, ordered[0], len(ranked), name))
    return [entry[3] for entry in sorted(ranked)]


assert rank_by_middle_lap({"ann": [70, 62, 61], "bob": [60, 90, 61]}, 1) == ["bob", "ann"]
assert rank_by_middle_lap({"ann": [62, 70, 61], "bob": [60, 63, 99]}, 3) == ["ann", "bob"]
assert rank_by_middle_lap({"ann": [60, 80], "bob": [61, 62]}, 2) == ["ann", "bob"]
assert rank_by_middle_lap({"ann": [50, 60, 61, 62], "bob": [58, 59, 99]}, 3) == ["bob", "ann"]
assert rank_by_middle_lap({"ann": [61, 62, 63], "bob": [60, 62, 99]}, 3) == ["bob", "ann"]
assert rank_by_middle_lap({"z": [5, 6, 7], "a": [5, 6, 8]}, 3) == ["z", "a"]
assert rank_by_middle_lap({"ann": [60], "bob": [70, 71]}, 2) == ["bob"]
assert rank_by_middle_lap({"ann": [60, 61], "bob": []}, 1) == ["ann"]
assert rank_by_middle_lap({}, 1) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
