"""A vineyard's barrels are a dict from barrel to (litres, year), and blends are ordered as (blend,
litres, oldest year, newest year): going through the orders, a blend takes wine from barrels whose
year lies within both limits, the oldest first and the fullest first among those of the same year,
and then by name, until it has its litres. When less than the given rest remains in a barrel after
wine was taken, this is poured away, and a blend for which there is not enough wine takes nothing.
Return a list with one dict per order from barrel to litres taken, in order of taking, or None for a
blend that was not made, and the dict of the litres left in all barrels, as a pair."""


def blended_barrels(barrels, orders, rest):
    left = {name: litres for name, (litres, _) in barrels.items()}
    results = []
    for _, litres, oldest, newest in orders:
        usable = []
        for name, (_, year) in barrels.items():
            if year < oldest or year > newest:
                continue
            if left[name] > 0:
                usable.append((year, -left[name], name))
        if litres > sum(left[name] for _, _, name in usable):
            results.append(None)
            continue
        taken = {}
        missing = litres
        for _, _, name in sorted(usable):
            if missing == 0:
                break
            part = min(missing, left[name])
            taken[name] = part
            missing -= part
            left[name] -= part
            if left[name] < rest:
                left[name] = 0
        results.append(taken)
    return (results, left)


assert blended_barrels({"a": (9, 5), "b": (9, 4)}, [("x", 12, 1, 9)], 0) == (
    [{"b": 9, "a": 3}],
    {"a": 6, "b": 0},
)
assert list(blended_barrels({"a": (9, 5), "b": (9, 4)}, [("x", 12, 1, 9)], 0)[0][0]) == ["b", "a"]
assert blended_barrels({"a": (8, 5), "b": (9, 5), "c": (9, 5)}, [("x", 10, 5, 5)], 0) == (
    [{"b": 9, "c": 1}],
    {"a": 8, "b": 0, "c": 8},
)
assert blended_barrels({"a": (9, 5)}, [("x", 7, 5, 5), ("y", 1, 5, 5)], 3) == (
    [{"a": 7}, None],
    {"a": 0},
)
assert blended_barrels({"a": (9, 5)}, [("x", 6, 5, 5), ("y", 3, 5, 5)], 3) == (
    [{"a": 6}, {"a": 3}],
    {"a": 0},
)
assert blended_barrels({"a": (9, 5)}, [("x", 1, 6, 9), ("y", 1, 1, 4)], 0) == (
    [None, None],
    {"a": 9},
)
assert blended_barrels({"a": (9, 5)}, [("x", 10, 5, 5), ("y", 9, 5, 5)], 0) == (
    [None, {"a": 9}],
    {"a": 0},
)
assert blended_barrels({}, [], 0) == ([], {})
assert blended_barrels({"a": (1, 5), "b": (4, 6)}, [("x", 2, 1, 9)], 5) == (
    [{"a": 1, "b": 1}],
    {"a": 0, "b": 0},
)
assert blended_barrels({"a": (5, 1), "b": (4, 2)}, [("x", 5, 1, 2), ("y", 2, 1, 2)], 1) == (
    [{"a": 5}, {"b": 2}],
    {"a": 0, "b": 2},
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
