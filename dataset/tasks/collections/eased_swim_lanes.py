"""Swimmers train in lanes, a dict from lane to the list of swimmers in it, fastest lane first. Move
one swimmer from every lane that holds more than the given number into the next lane of the dict,
always the last of the list, who comes to the front of the next list; the lanes are gone through in
order, each as it is at that moment, and the last lane keeps everybody. Return the new dict."""


def eased_swim_lanes(lanes, most):
    eased = {lane: list(swimmers) for lane, swimmers in lanes.items()}
    groups = list(eased.values())
    for here, following in zip(groups, groups[1:]):
        if len(here) > most:
            following.insert(0, here.pop())
    return eased


assert eased_swim_lanes({1: ["a", "b", "c"], 2: ["d"]}, 2) == {1: ["a", "b"], 2: ["c", "d"]}
assert eased_swim_lanes({1: ["a", "b"], 2: ["d"]}, 2) == {1: ["a", "b"], 2: ["d"]}
assert eased_swim_lanes({1: ["a", "b", "c", "d"], 2: ["e", "f"], 3: []}, 2) == {
    1: ["a", "b", "c"],
    2: ["d", "e"],
    3: ["f"],
}
assert eased_swim_lanes({1: ["a", "b"]}, 1) == {1: ["a", "b"]}
assert eased_swim_lanes({}, 1) == {}
assert eased_swim_lanes({3: ["x"], 1: ["y"]}, 0) == {3: [], 1: ["x", "y"]}
assert eased_swim_lanes({1: ["a"], 2: ["b", "c"], 3: ["d"]}, 1) == {
    1: ["a"],
    2: ["b"],
    3: ["c", "d"],
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
