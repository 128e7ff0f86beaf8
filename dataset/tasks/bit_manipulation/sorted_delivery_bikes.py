"""A fleet of delivery bikes reports a status byte: bits 0 to 2 are the charge in eighths, bit 3 is
"moving", bit 4 "box open", bit 5 "fallen" and bits 6 and 7 the number of lights that work. For a
dict from bike to status, return a dict with four sorted lists of bikes under the keys "rescue",
"stop", "shop" and "ride", each bike in the first list that fits: rescue for a fallen bike, and for
one that does not move and has a charge of 0; stop for one that moves with an open box, or at night
(a truth value is given) with no working light; shop for a charge below the given eighths or fewer
than two working lights; and ride for all others. A status below 0 or above 255 puts the bike under
the key "unknown", which is only there when it is needed."""


def sorted_delivery_bikes(statuses, night, least):
    lists = {"rescue": [], "stop": [], "shop": [], "ride": []}
    for bike in sorted(statuses):
        status = statuses[bike]
        if status not in range(256):
            lists.setdefault("unknown", []).append(bike)
            continue
        charge = status & 7
        moving = status & 8
        box_open = status & 16
        fallen = status & 32
        lights = status >> 6
        if fallen:
            group = "rescue"
        elif charge == 0 and not moving:
            group = "rescue"
        elif moving and box_open:
            group = "stop"
        elif moving and night and lights == 0:
            group = "stop"
        elif charge < least or lights < 2:
            group = "shop"
        else:
            group = "ride"
        lists[group].append(bike)
    return lists


assert sorted_delivery_bikes({"b": 0b10001111, "a": 0b10000100}, True, 4) == {
    "rescue": [],
    "stop": [],
    "shop": [],
    "ride": ["a", "b"],
}
assert sorted_delivery_bikes({"a": 0b10000100}, True, 5)["shop"] == ["a"]
assert sorted_delivery_bikes({"a": 0}, True, 5)["rescue"] == ["a"]
assert sorted_delivery_bikes({"a": 0b11101111, "b": 0b11000000, "c": 0b11001000}, False, 0) == {
    "rescue": ["a", "b"],
    "stop": [],
    "shop": [],
    "ride": ["c"],
}
assert sorted_delivery_bikes({"a": 0b11011111, "b": 0b11010111}, False, 0)["stop"] == ["a"]
assert sorted_delivery_bikes({"a": 0b00001111, "b": 0b00000111, "c": 0b01001111}, True, 0) == {
    "rescue": [],
    "stop": ["a"],
    "shop": ["b", "c"],
    "ride": [],
}
assert sorted_delivery_bikes({"a": 0b00001111}, False, 0)["shop"] == ["a"]
assert sorted_delivery_bikes({"y": 256, "x": -1, "z": 255}, False, 0) == {
    "rescue": ["z"],
    "stop": [],
    "shop": [],
    "ride": [],
    "unknown": ["x", "y"],
}
assert sorted_delivery_bikes({}, True, 3) == {"rescue": [], "stop": [], "shop": [], "ride": []}
assert sorted_delivery_bikes({"a": 0b11010000, "b": 0b10010001}, False, 1) == {
    "rescue": ["a"],
    "stop": [],
    "shop": [],
    "ride": ["b"],
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
