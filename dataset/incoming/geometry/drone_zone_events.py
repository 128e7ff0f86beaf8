"""A delivery drone sends its (x, y) positions one after the other, None when it has no fix, and
zones are a dict from name to (left, bottom, right, top), sides included. Return a list of (index,
"leaves" or "enters", name) for each position at which the drone is in a zone in which it was not at
its last known position, or the reverse; at one index all leaves come before all enters and each of
the two in the order of names. Before its first known position it is in no zone, a position without
fix reports nothing, and a zone whose right is less than its left or whose top is less than its
bottom is ignored."""


def drone_zone_events(positions, zones):
    events = []
    inside = set()
    for index, position in enumerate(positions):
        if position is None:
            continue
        x, y = position
        now = set()
        for name, (left, bottom, right, top) in zones.items():
            if left <= x <= right and bottom <= y <= top:
                now.add(name)
        for name in sorted(inside - now):
            events.append((index, "leaves", name))
        for name in sorted(now - inside):
            events.append((index, "enters", name))
        inside = now
    return events


assert drone_zone_events([(0, 0), (2, 2), (5, 5)], {"park": (1, 1, 3, 3)}) == [
    (1, "enters", "park"),
    (2, "leaves", "park"),
]
assert drone_zone_events([(2, 2), None, (2, 3), (1, 1)], {"park": (1, 1, 3, 3)}) == [
    (0, "enters", "park")
]
assert drone_zone_events(
    [(3, 1), (1, 3)], {"west": (0, 0, 1, 9), "east": (2, 1, 3, 9), "all": (0, 0, 3, 3)}
) == [
    (0, "enters", "all"),
    (0, "enters", "east"),
    (1, "leaves", "east"),
    (1, "enters", "west"),
]
assert drone_zone_events([(3, 1), (9, 1), (3, 1)], {"b": (0, 0, 4, 4), "a": (2, 0, 5, 1)}) == [
    (0, "enters", "a"),
    (0, "enters", "b"),
    (1, "leaves", "a"),
    (1, "leaves", "b"),
    (2, "enters", "a"),
    (2, "enters", "b"),
]
assert drone_zone_events([(2, 4), (2, 0), (0, 2), (4, 2)], {"park": (1, 1, 3, 3)}) == []
assert drone_zone_events([None, (2, 2), None], {"park": (2, 2, 2, 2), "odd": (3, 1, 1, 3)}) == [
    (1, "enters", "park")
]
assert drone_zone_events([], {"park": (1, 1, 3, 3)}) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
