"""Ferry crossings are planned from a queue of vehicles, each a (name, kind, length) triple with
kind "car" or "truck", of which those longer than the deck are turned away beforehand. A crossing
takes vehicles from the front of the queue until the next one is longer than what is left of the
deck, except that a truck that would be the third on board steps aside; the trucks aside go back to
the front of the queue in their order when the ferry leaves. Return (list of crossings as lists of
names, list of the names turned away)."""


def ferry_crossings(queue, deck):
    refused = []
    waiting = []
    for vehicle in queue:
        if vehicle[2] > deck:
            refused.append(vehicle[0])
        else:
            waiting.append(vehicle)
    crossings = []
    while waiting:
        loaded = []
        aside = []
        trucks = 0
        room = deck
        while waiting and waiting[0][2] <= room:
            vehicle = waiting.pop(0)
            name, kind, length = vehicle
            if kind == "truck":
                trucks += 1
                if trucks > 2:
                    aside.append(vehicle)
                    continue
            loaded.append(name)
            room -= length
        crossings.append(loaded)
        waiting = aside + waiting
    return (crossings, refused)


assert ferry_crossings([("a", "car", 4), ("b", "car", 4)], 8) == ([["a", "b"]], [])
assert ferry_crossings([("a", "car", 4), ("b", "car", 4)], 7) == ([["a"], ["b"]], [])
assert ferry_crossings([("a", "car", 8), ("b", "truck", 9), ("c", "car", 2)], 8) == (
    [["a"], ["c"]],
    ["b"],
)
assert ferry_crossings(
    [("a", "truck", 1), ("b", "truck", 1), ("c", "truck", 1), ("d", "car", 1), ("e", "truck", 1)], 9
) == ([["a", "b", "d"], ["c", "e"]], [])
assert ferry_crossings(
    [("a", "truck", 1), ("b", "truck", 1), ("c", "truck", 1), ("d", "car", 3), ("e", "car", 1)], 4
) == ([["a", "b"], ["c", "d"], ["e"]], [])
assert ferry_crossings(
    [("a", "truck", 2), ("b", "truck", 2), ("c", "truck", 2), ("d", "car", 1)], 5
) == ([["a", "b"], ["c", "d"]], [])
assert ferry_crossings(
    [("a", "car", 2), ("b", "truck", 2), ("c", "car", 2), ("d", "truck", 2)], 8
) == (
    [["a", "b", "c", "d"]],
    [],
)
assert ferry_crossings([], 7) == ([], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
