"""A picker gets orders as (article, pieces) pairs and a dict from article to its (aisle, bay). The
aisles are walked in ascending order: the first visited aisle from the lowest bay upwards, the
second visited one from the highest bay downwards, and so on in turn, so that only aisles with
something to fetch count. Return a pair of two lists: first the (article, pieces) pairs in walking
order with the pieces of repeated orders added up, articles in the same bay in alphabetical order,
and then the articles without a place in order of their first appearance; orders of fewer than 1
piece are ignored."""


def aisle_pick_route(orders, places):
    pieces_of = {}
    unknown = []
    for article, pieces in orders:
        if pieces < 1:
            continue
        if article not in places:
            if article not in unknown:
                unknown.append(article)
            continue
        pieces_of[article] = pieces_of.get(article, 0) + pieces
    by_aisle = {}
    for article in sorted(pieces_of):
        aisle, bay = places[article]
        by_aisle.setdefault(aisle, []).append((bay, article))
    route = []
    upwards = True
    for aisle in sorted(by_aisle):
        stops = by_aisle[aisle]
        stops.sort(key=lambda stop: stop[0], reverse=not upwards)
        for _, article in stops:
            route.append((article, pieces_of[article]))
        upwards = not upwards
    return (route, unknown)


assert aisle_pick_route([("nut", 2), ("cap", 1)], {"nut": (1, 5), "cap": (1, 2)}) == (
    [("cap", 1), ("nut", 2)],
    [],
)
assert aisle_pick_route(
    [("a", 1), ("b", 1), ("c", 1)], {"a": (1, 5), "b": (3, 2), "c": (3, 9)}
) == ([("a", 1), ("c", 1), ("b", 1)], [])
assert aisle_pick_route(
    [("a", 1), ("b", 1), ("c", 1), ("d", 1)], {"a": (1, 5), "b": (2, 2), "c": (4, 9), "d": (4, 1)}
) == ([("a", 1), ("b", 1), ("d", 1), ("c", 1)], [])
assert aisle_pick_route([("a", 2), ("x", 1), ("a", 3), ("w", 1), ("x", 4)], {"a": (1, 1)}) == (
    [("a", 5)],
    ["x", "w"],
)
assert aisle_pick_route([("a", 0), ("x", 0), ("b", -1)], {"a": (1, 1), "b": (1, 2)}) == ([], [])
assert aisle_pick_route(
    [("k", 1), ("z", 1), ("y", 1)], {"k": (0, 0), "z": (2, 4), "y": (2, 4)}
) == ([("k", 1), ("y", 1), ("z", 1)], [])
assert aisle_pick_route([], {"a": (1, 1)}) == ([], [])
assert aisle_pick_route([("a", 1)], {"a": (7, 3)}) == ([("a", 1)], [])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
