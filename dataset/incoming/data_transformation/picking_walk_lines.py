"""An order lists (article, pieces) lines and a dict tells for each article its place (aisle, slot).
Return the walk of the picker as (aisle, slot, article, pieces) rows by ascending aisle, with slots
ascending in odd aisles and descending in even ones; lines of the same article are added up and an
article whose pieces do not come to more than 0 is left out. Articles without a place follow at the
end in alphabetical order, with None for aisle and slot."""


def picking_walk_lines(order, places):
    pieces = {}
    for article, count in order:
        pieces[article] = pieces.get(article, 0) + count
    placed = []
    lost = []
    for article in sorted(pieces):
        if pieces[article] <= 0:
            continue
        if article not in places:
            lost.append((None, None, article, pieces[article]))
            continue
        aisle, slot = places[article]
        placed.append((aisle, slot, article, pieces[article]))
    placed.sort(key=lambda row: (row[0], row[1] if row[0] % 2 == 1 else -row[1]))
    return placed + lost


assert picking_walk_lines([("b", 1), ("a", 2)], {"a": (1, 4), "b": (1, 2)}) == [
    (1, 2, "b", 1),
    (1, 4, "a", 2),
]
assert picking_walk_lines([("b", 1), ("a", 2)], {"a": (2, 2), "b": (2, 4)}) == [
    (2, 4, "b", 1),
    (2, 2, "a", 2),
]
assert picking_walk_lines(
    [("c", 1), ("a", 1), ("b", 1)], {"a": (3, 1), "b": (2, 9), "c": (1, 5)}
) == [
    (1, 5, "c", 1),
    (2, 9, "b", 1),
    (3, 1, "a", 1),
]
assert picking_walk_lines([("a", 2), ("a", 3)], {"a": (1, 1)}) == [(1, 1, "a", 5)]
assert picking_walk_lines([("a", 2), ("a", -2), ("b", 1)], {"a": (1, 1)}) == [(None, None, "b", 1)]
assert picking_walk_lines([("z", 1), ("y", 4), ("a", 1)], {"a": (5, 1)}) == [
    (5, 1, "a", 1),
    (None, None, "y", 4),
    (None, None, "z", 1),
]
assert picking_walk_lines([("a", -3), ("c", 1), ("b", 2)], {"b": (3, 2), "c": (3, 6)}) == [
    (3, 2, "b", 2),
    (3, 6, "c", 1),
]
assert picking_walk_lines([], {"a": (1, 1)}) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
