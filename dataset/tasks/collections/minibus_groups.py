"""A choir trip fills minibuses from a list of (name, seats needed, friend) entries, where friend is
a name or None. Going through the list, each person not yet seated is put into the current bus
together with the friend, if the friend is in the list and not yet seated; when they do not fit
together into what is left of its seats, the next bus is begun and becomes the current one, but two
people who need more seats together than a bus has are treated as if they were not friends for this
turn. Return (list of buses as lists of names in order of seating, list of names who need more seats
than a bus has), the latter never being seated or taken along as a friend."""


def minibus_groups(people, seats):
    needs = {name: needed for name, needed, _ in people}
    oversized = [name for name in needs if needs[name] > seats]
    placed = set(oversized)
    buses = []
    left = None
    for name, needed, friend in people:
        if name in placed:
            continue
        group = [name]
        total = needed
        if friend in needs and friend != name and friend not in placed:
            if needed + needs[friend] <= seats:
                group.append(friend)
                total += needs[friend]
        if not buses or total > left:
            buses.append([])
            left = seats
        buses[-1].extend(group)
        placed.update(group)
        left -= total
    return (buses, oversized)


assert minibus_groups([("a", 1, None), ("b", 1, None), ("c", 1, None)], 2) == (
    [["a", "b"], ["c"]],
    [],
)
assert minibus_groups([("a", 1, "c"), ("b", 1, None), ("c", 1, None)], 2) == (
    [["a", "c"], ["b"]],
    [],
)
assert minibus_groups([("a", 1, None), ("b", 1, "c"), ("c", 1, None), ("d", 1, None)], 2) == (
    [["a"], ["b", "c"], ["d"]],
    [],
)
assert minibus_groups([("a", 2, "b"), ("b", 2, None)], 3) == ([["a"], ["b"]], [])
assert minibus_groups([("a", 1, "b"), ("b", 4, None)], 3) == ([["a"]], ["b"])
assert minibus_groups([("a", 1, "z"), ("b", 1, "b")], 3) == ([["a", "b"]], [])
assert minibus_groups([("a", 1, "b"), ("b", 2, "a"), ("c", 1, "a")], 4) == ([["a", "b", "c"]], [])
assert minibus_groups([], 3) == ([], [])
assert minibus_groups([("a", 3, None)], 3) == ([["a"]], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
