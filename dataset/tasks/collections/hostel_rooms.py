"""Rooms of a hostel are given as a dict from room to number of beds, and guests come in groups
(group, women, men): every group gets whole rooms of its own, women and men in different rooms,
always the smallest free room that holds all the women (or all the men) and the first listed among
equals, the women being placed first. If no single room holds them all, the largest free room (again
the first listed among equals) is filled and the rest is placed in the same way; a group that cannot
be placed completely gets nothing. Return a dict from group to its list of rooms in the order in
which they were assigned, with None for a group that gets nothing."""


def hostel_rooms(beds, groups):
    free = dict(beds)
    assigned = {}
    for group, women, men in groups:
        rooms = []
        left = dict(free)
        placed = True
        for people in (women, men):
            while people > 0 and left:
                fitting = [room for room in left if left[room] >= people]
                if fitting:
                    room = min(fitting, key=lambda name: left[name])
                else:
                    room = max(left, key=lambda name: left[name])
                people -= left.pop(room)
                rooms.append(room)
            if people > 0:
                placed = False
        if placed:
            free = left
        assigned[group] = rooms if placed else None
    return assigned


assert hostel_rooms({"a": 4, "b": 2}, [("x", 2, 3)]) == {"x": ["b", "a"]}
assert hostel_rooms({"a": 4, "b": 2, "c": 2}, [("x", 5, 0)]) == {"x": ["a", "b"]}
assert hostel_rooms({"a": 4, "b": 2}, [("x", 3, 3), ("y", 4, 0)]) == {"x": None, "y": ["a"]}
assert hostel_rooms({"a": 3, "b": 3, "c": 3}, [("x", 0, 7)]) == {"x": ["a", "b", "c"]}
assert hostel_rooms({"a": 3}, [("x", 0, 0), ("y", 0, 3), ("z", 1, 0)]) == {
    "x": [],
    "y": ["a"],
    "z": None,
}
assert hostel_rooms({}, [("x", 0, 1)]) == {"x": None}
assert hostel_rooms({"a": 1, "b": 2}, [("x", 1, 1)]) == {"x": ["a", "b"]}
assert hostel_rooms({"a": 4, "b": 2}, [("x", 5, 1), ("y", 2, 4)]) == {"x": None, "y": ["b", "a"]}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
