"""A museum counts people at its rooms with ("enter", room) and ("leave", room) events in order.
Return the list of (room, greatest number) for the rooms whose number of people at any time exceeded
the room's capacity in a dict, a room without entry having the default capacity, sorted by how far
the greatest number lies above the capacity, largest first, and by room among equals; a "leave" of
an empty room is ignored."""


def crowded_rooms(events, capacities, default):
    inside = {}
    greatest = {}
    for action, room in events:
        count = inside.get(room, 0)
        if action == "enter":
            count += 1
        elif count > 0:
            count -= 1
        inside[room] = count
        greatest[room] = max(greatest.get(room, count), count)
    rows = []
    for room, peak in greatest.items():
        over = peak - capacities.get(room, default)
        if over > 0:
            rows.append((-over, room, peak))
    return [(room, peak) for _, room, peak in sorted(rows)]


assert crowded_rooms([("enter", "a"), ("enter", "a")], {"a": 1}, 9) == [("a", 2)]
assert crowded_rooms([("enter", "a"), ("enter", "a")], {"a": 2}, 0) == []
assert crowded_rooms([("enter", "b"), ("enter", "a")], {}, 0) == [("a", 1), ("b", 1)]
assert crowded_rooms([("enter", "a"), ("leave", "a"), ("enter", "a")], {}, 1) == []
assert crowded_rooms([("leave", "a"), ("enter", "a"), ("enter", "a")], {}, 1) == [("a", 2)]
assert crowded_rooms([("enter", "a"), ("enter", "b"), ("enter", "b")], {"b": 0}, 0) == [
    ("b", 2),
    ("a", 1),
]
assert crowded_rooms([("enter", "a"), ("leave", "a"), ("enter", "a"), ("enter", "a")], {}, 1) == [
    ("a", 2)
]
assert crowded_rooms([], {"a": 0}, 0) == []
assert crowded_rooms([("enter", "b"), ("enter", "b"), ("enter", "a")], {"b": 1, "a": 0}, 5) == [
    ("a", 1),
    ("b", 2),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
