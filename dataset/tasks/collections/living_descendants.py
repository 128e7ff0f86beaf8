"""A bee keeper's hives form groups: a dict maps each hive to the hive it was split from, or to
None, and hives that occur only as such an origin are hives, too. Return a dict from each hive to
the list of its living descendants in alphabetical order, over any number of splits, only for hives
that have at least one; the set of dead hives tells which are not living, but splits of a dead hive
still count for its ancestors. The dict is ordered by the number of living descendants, largest
first, and by name."""


def living_descendants(origins, dead):
    found = {}
    for hive in origins:
        if hive in dead:
            continue
        ancestor = origins[hive]
        while ancestor is not None:
            found.setdefault(ancestor, []).append(hive)
            ancestor = origins.get(ancestor)
    ordered = sorted(found, key=lambda hive: (-len(found[hive]), hive))
    return {hive: sorted(found[hive]) for hive in ordered}


assert living_descendants({"b": "a", "c": "b"}, set()) == {"a": ["b", "c"], "b": ["c"]}
assert living_descendants({"b": "a", "c": "b"}, {"b"}) == {"a": ["c"], "b": ["c"]}
assert living_descendants({"b": "a", "c": "b"}, {"c"}) == {"a": ["b"]}
assert living_descendants({"a": None}, set()) == {}
assert living_descendants({}, {"a"}) == {}
assert list(living_descendants({"z": "y", "d": "c", "e": "c", "b": "a"}, set())) == ["c", "a", "y"]
assert living_descendants({"d": "c", "b": "c", "a": None, "c": "a"}, {"a"}) == {
    "a": ["b", "c", "d"],
    "c": ["b", "d"],
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
