"""A pet shop's aquarium list holds (tank, fish, number) purchases in order, one dict tells for each
fish how many litres one of them needs and the set of fish it cannot live with, as (litres,
enemies), and another gives the litres of each tank. A purchase is refused with a reason if, in this
order, the tank or the fish is not known ("unknown"), the number is below 1 ("number"), an enemy of
the fish or a fish whose enemy it is lives in the tank ("enemy"), or the litres needed by all fish
of the tank would exceed the tank ("space"). Return (dict from each tank to its dict of fish and
numbers, list of the (position, reason) of the refused purchases)."""


def stock_aquariums(tanks, needs, purchases):
    living = {tank: {} for tank in tanks}
    used = {tank: 0 for tank in tanks}
    refused = []
    for position, (tank, fish, number) in enumerate(purchases):
        if tank not in tanks or fish not in needs:
            refused.append((position, "unknown"))
            continue
        if number < 1:
            refused.append((position, "number"))
            continue
        litres, enemies = needs[fish]
        quarrel = False
        for other in living[tank]:
            if other in enemies or fish in needs[other][1]:
                quarrel = True
        if quarrel:
            refused.append((position, "enemy"))
            continue
        if used[tank] + litres * number > tanks[tank]:
            refused.append((position, "space"))
            continue
        used[tank] += litres * number
        living[tank][fish] = living[tank].get(fish, 0) + number
    return (living, refused)


assert stock_aquariums(
    {"t": 50}, {"guppy": (5, set())}, [("t", "guppy", 4), ("t", "guppy", 6)]
) == (
    {"t": {"guppy": 10}},
    [],
)
assert stock_aquariums(
    {"t": 54}, {"guppy": (5, set())}, [("t", "guppy", 4), ("t", "guppy", 7)]
) == (
    {"t": {"guppy": 4}},
    [(1, "space")],
)
assert stock_aquariums(
    {"t": 9}, {"a": (1, {"b"}), "b": (1, set())}, [("t", "a", 1), ("t", "b", 1)]
) == (
    {"t": {"a": 1}},
    [(1, "enemy")],
)
assert stock_aquariums(
    {"t": 9}, {"a": (1, {"b"}), "b": (1, set())}, [("t", "b", 1), ("t", "a", 99)]
) == (
    {"t": {"b": 1}},
    [(1, "enemy")],
)
assert stock_aquariums(
    {"t": 9, "u": 9}, {"a": (9, set())}, [("x", "a", 0), ("t", "b", 1), ("u", "a", 1)]
) == (
    {"t": {}, "u": {"a": 1}},
    [(0, "unknown"), (1, "unknown")],
)
assert stock_aquariums(
    {"t": 9}, {"a": (1, set())}, [("t", "a", 0), ("t", "a", -2), ("t", "a", 1)]
) == (
    {"t": {"a": 1}},
    [(0, "number"), (1, "number")],
)
assert stock_aquariums({}, {}, []) == ({}, [])
assert stock_aquariums(
    {"t": 9},
    {"a": (2, set()), "b": (3, {"c"}), "c": (1, set())},
    [("t", "a", 3), ("t", "b", 1), ("t", "b", 1)],
) == ({"t": {"a": 3, "b": 1}}, [(2, "space")])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
