"""A market hall gives out a row of stands (number, trade), trade being the kind of goods allowed or
None for any, to traders (name, trade, years of service). Traders choose in order of their years,
longest first, and of the list among equals: each takes the lowest numbered free stand for exactly
the own trade, otherwise the lowest free stand for any trade, where a stand is not taken when a
stand directly before or after it in the row already went to the same trade. Who finds none in this
way takes the lowest free stand for any trade even beside the same trade, and who still finds none
goes home; return (dict from stand number to name in the order of the row, list of those who go home
in the order of choosing)."""


def market_stand_plan(stands, traders):
    owner = [None] * len(stands)
    selling = [None] * len(stands)
    home = []
    for name, trade, _ in sorted(traders, key=lambda trader: -trader[2]):
        own = []
        general = []
        crowded = []
        for index, (number, allowed) in enumerate(stands):
            if owner[index] is not None or allowed not in (trade, None):
                continue
            beside = selling[max(index - 1, 0) : index + 2]
            if trade in beside:
                if allowed is None:
                    crowded.append((number, index))
            elif allowed is None:
                general.append((number, index))
            else:
                own.append((number, index))
        choices = own or general or crowded
        if not choices:
            home.append(name)
            continue
        _, index = min(choices)
        owner[index] = name
        selling[index] = trade
    plan = {}
    for (number, _), name in zip(stands, owner):
        if name is not None:
            plan[number] = name
    return (plan, home)


assert market_stand_plan([(1, "fish"), (2, None)], [("a", "fish", 3), ("b", "eggs", 5)]) == (
    {1: "a", 2: "b"},
    [],
)
assert market_stand_plan(
    [(1, None), (2, None), (3, None)], [("a", "fish", 3), ("b", "fish", 5)]
) == (
    {1: "b", 3: "a"},
    [],
)
assert market_stand_plan([(1, None), (2, None)], [("a", "fish", 3), ("b", "fish", 3)]) == (
    {1: "a", 2: "b"},
    [],
)
assert market_stand_plan([(1, "fish"), (2, "fish")], [("a", "fish", 3), ("b", "fish", 2)]) == (
    {1: "a"},
    ["b"],
)
assert market_stand_plan([(2, "fish"), (1, "fish")], [("a", "fish", 3), ("b", "fish", 2)]) == (
    {1: "a"},
    ["b"],
)
assert market_stand_plan([(9, None), (4, None)], [("a", "fish", 3)]) == ({4: "a"}, [])
assert market_stand_plan([(1, "eggs")], [("a", "fish", 1), ("b", "fish", 2)]) == ({}, ["b", "a"])
assert market_stand_plan(
    [(7, None), (5, "fish"), (1, None)], [("a", "fish", 1), ("b", "eggs", 0), ("c", "fish", 0)]
) == (
    {7: "c", 5: "a", 1: "b"},
    [],
)
assert market_stand_plan([], [("a", "fish", 1)]) == ({}, ["a"])
assert market_stand_plan(
    [(11, None), (2, None), (3, None), (4, "fish")],
    [("a", "fish", 9), ("b", "fish", 8), ("c", "fish", 1)],
) == ({2: "b", 3: "c", 4: "a"}, [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
