"""Cars wait in three lanes, "left", "middle" and "right", each a list of plates from front to back,
before a narrow bridge. They enter one at a time: while plates ending in "E" (emergency) stand at
the front of lanes, the one in the lane named first here goes next; otherwise the lanes take turns
in this order, the middle one sending two cars in its turn if it has them, empty lanes are skipped,
and an emergency car does not use up a turn of its lane. Return the plates in the order in which
they enter, at most as many as the bridge takes."""


def three_lane_merge(lanes, capacity):
    order = []
    waiting = {name: list(lanes[name]) for name in ("left", "middle", "right")}
    turns = ["left", "middle", "middle", "right"]
    for _ in range(capacity):
        fronts = {}
        for name, lane in waiting.items():
            if lane:
                fronts[name] = lane[0]
        if not fronts:
            break
        urgent = [name for name, plate in fronts.items() if plate.endswith("E")]
        if urgent:
            chosen = urgent[0]
        else:
            while turns[0] not in fronts:
                turns.append(turns.pop(0))
            chosen = turns.pop(0)
            turns.append(chosen)
        order.append(waiting[chosen].pop(0))
    return order


assert three_lane_merge(
    {"left": ["a1", "a2"], "middle": ["b1", "b2", "b3"], "right": ["c1"]}, 9
) == ["a1", "b1", "b2", "c1", "a2", "b3"]
assert three_lane_merge({"left": [], "middle": ["b1"], "right": ["c1", "c2"]}, 9) == [
    "b1",
    "c1",
    "c2",
]
assert three_lane_merge({"left": ["a1"], "middle": ["b1", "b2"], "right": ["cE", "c2"]}, 9) == [
    "cE",
    "a1",
    "b1",
    "b2",
    "c2",
]
assert three_lane_merge({"left": ["a1", "aE"], "middle": ["b1", "b2"], "right": ["c1"]}, 9) == [
    "a1",
    "aE",
    "b1",
    "b2",
    "c1",
]
assert three_lane_merge({"left": ["aE", "a2E"], "middle": ["bE"], "right": ["c1"]}, 9) == [
    "aE",
    "a2E",
    "bE",
    "c1",
]
assert three_lane_merge({"left": ["a1"], "middle": ["b1", "bE", "b3"], "right": ["c1"]}, 9) == [
    "a1",
    "b1",
    "bE",
    "b3",
    "c1",
]
assert three_lane_merge({"left": ["a1", "a2"], "middle": ["b1", "b2"], "right": []}, 2) == [
    "a1",
    "b1",
]
assert three_lane_merge({"left": ["a1"], "middle": [], "right": []}, 0) == []
assert three_lane_merge({"left": [], "middle": [], "right": []}, 4) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
