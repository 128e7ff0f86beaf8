"""Boats at a jetty lie one behind the other in a list, the first one next to the way out. Return
the names of the boats that have to move so that the named boat can leave, nearest to the way out
first; boats in the set of those without crew cannot move, so that None is returned when one of
these is in the way or when the named boat does not lie there. Whether the named boat itself has a
crew does not matter."""


def boats_in_the_way(jetty, boat, crewless):
    if boat not in jetty:
        return None
    before = jetty[: jetty.index(boat)]
    if crewless.intersection(before):
        return None
    return before


assert boats_in_the_way(["a", "b", "c"], "c", set()) == ["a", "b"]
assert boats_in_the_way(["a", "b", "c"], "a", {"b"}) == []
assert boats_in_the_way(["a", "b", "c"], "c", {"b"}) is None
assert boats_in_the_way(["a", "b", "c"], "b", {"b", "c"}) == ["a"]
assert boats_in_the_way(["a", "b", "c"], "x", set()) is None
assert boats_in_the_way([], "x", set()) is None
assert boats_in_the_way(["a", "b", "c"], "b", {"a"}) is None
assert boats_in_the_way(["a", "b", "c", "d"], "d", {"x"}) == ["a", "b", "c"]
assert boats_in_the_way(["q", "r"], "r", set()) == ["q"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
