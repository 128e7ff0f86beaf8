"""Plan a walk through the rooms of a museum, given as (name, x, y) with whole coordinates:
beginning at the entrance (0, 0), always go on to the nearest room not yet visited, the length of a
way being the sum of the steps in x and in y; among equally near ones the room in the same row or
column as the present place comes first, then the one whose name is first in the alphabet. A room
further from the present place than the limit ends the walk. Return (names in order, length of all
ways, number of rooms not visited)."""


def museum_walk_order(rooms, limit):
    left = list(rooms)
    x = 0
    y = 0
    names = []
    walked = 0

    def way(room):
        across = max(room[1] - x, x - room[1])
        along = max(room[2] - y, y - room[2])
        return across + along

    def rank(room):
        straight = room[1] == x or room[2] == y
        return (way(room), not straight, room[0])

    for _ in rooms:
        chosen = min(left, key=rank)
        if way(chosen) > limit:
            break
        walked += way(chosen)
        left.remove(chosen)
        name, x, y = chosen
        names.append(name)
    return (names, walked, len(left))


assert museum_walk_order([("b", 5, 0), ("a", 2, 1)], 9) == (["a", "b"], 7, 0)
assert museum_walk_order([("a", 1, 2), ("b", 0, 3)], 9) == (["b", "a"], 5, 0)
assert museum_walk_order([("a", -1, 2), ("b", 3, 0)], 9) == (["b", "a"], 9, 0)
assert museum_walk_order([("c", 1, 1), ("d", -1, -1)], 4) == (["c", "d"], 6, 0)
assert museum_walk_order([("d", 1, 1), ("c", -1, -1)], 3) == (["c"], 2, 1)
assert museum_walk_order([("d", 4, 1)], 5) == (["d"], 5, 0)
assert museum_walk_order([("d", 4, 1), ("e", 4, 2)], 4) == ([], 0, 2)
assert museum_walk_order([], 4) == ([], 0, 0)
assert museum_walk_order([("a", 0, -3), ("b", 3, -3), ("c", -2, -4)], 9) == (["a", "b", "c"], 12, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
