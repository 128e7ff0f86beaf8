"""A wagon enters a yard of switches: a dict from a switch's name to its pair (left, right) of next
names, a name without an entry being a track's end. Each switch stands left or right, left unless
it is in the set of right ones, and after the wagon passed it, it stands the other way. Return the
list of the tracks' ends for the given number of wagons that enter one after another at the given
name; a wagon that passes the same switch twice derails there, is given as None, and is the
last."""


def rail_switch_route(switches, rights, start, wagons):
    ends = []
    turned = set(rights)
    for _ in range(wagons):
        place = start
        passed = set()
        while place in switches:
            if place in passed:
                return ends + [None]
            passed.add(place)
            right = place in turned
            turned ^= {place}
            place = switches[place][right]
        ends.append(place)
    return ends


assert rail_switch_route({"a": ("x", "y")}, set(), "a", 3) == ["x", "y", "x"]
assert rail_switch_route({"a": ("x", "y")}, {"a"}, "a", 2) == ["y", "x"]
assert rail_switch_route({"a": ("b", "x"), "b": ("y", "z")}, set(), "a", 4) == ["y", "x", "z", "x"]
assert rail_switch_route({"a": ("x", "a")}, set(), "a", 4) == ["x", None]
assert rail_switch_route({"a": ("b", "x"), "b": ("a", "y")}, {"b"}, "a", 2) == ["y", "x"]
assert rail_switch_route({"a": ("b", "x"), "b": ("a", "y")}, set(), "a", 2) == [None]
assert rail_switch_route({"a": ("x", "y")}, set(), "q", 2) == ["q", "q"]
assert rail_switch_route({"a": ("x", "y")}, set(), "a", 0) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
