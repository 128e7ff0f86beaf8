"""An ice cream van has a list of its customers' orders, each a list of flavours, and its tubs as a
dict from flavour to scoops. An order is served if every one of its scoops can be served, where a
flavour that has run out is replaced by its substitute from a dict, if there is one and that one has
not run out (a substitute is never replaced again); otherwise, or when it is empty, nothing is taken
and the customer goes. Every served customer pays the first price of a pair for the first scoop and
the second price for each further one, but nothing for an order with more scoops replaced than not;
return (list of served scoops per customer, None for one who goes; total takings; dict of the tubs
left)."""


def ice_cream_sales(tubs, orders, substitutes, prices):
    left = dict(tubs)
    served = []
    takings = 0
    for order in orders:
        trial = dict(left)
        scoops = []
        replaced = 0
        for flavour in order:
            if not trial.get(flavour):
                flavour = substitutes.get(flavour)
                replaced += 1
            if not trial.get(flavour):
                break
            trial[flavour] -= 1
            scoops.append(flavour)
        if len(scoops) < len(order) or not order:
            served.append(None)
            continue
        left = trial
        served.append(scoops)
        if 2 * replaced > len(order):
            continue
        first, further = prices
        takings += first + further * (len(order) - 1)
    return (served, takings, left)


assert ice_cream_sales({"mint": 2}, [["mint", "mint"]], {}, (5, 3)) == (
    [["mint", "mint"]],
    8,
    {"mint": 0},
)
assert ice_cream_sales({"mint": 1}, [["mint", "mint"], ["mint"]], {}, (5, 3)) == (
    [None, ["mint"]],
    5,
    {"mint": 0},
)
assert ice_cream_sales({"mint": 1, "lime": 1}, [["mint", "mint"]], {"mint": "lime"}, (5, 3)) == (
    [["mint", "lime"]],
    8,
    {"mint": 0, "lime": 0},
)
assert ice_cream_sales({"mint": 0, "lime": 1}, [["mint"]], {"mint": "lime"}, (5, 3)) == (
    [["lime"]],
    0,
    {"mint": 0, "lime": 0},
)
assert ice_cream_sales({"nut": 9}, [["mint"]], {"mint": "lime", "lime": "nut"}, (5, 3)) == (
    [None],
    0,
    {"nut": 9},
)
assert ice_cream_sales({"nut": 9}, [[], ["nut"], ["cola"]], {}, (5, 3)) == (
    [None, ["nut"], None],
    5,
    {"nut": 8},
)
assert ice_cream_sales({"a": 9}, [["a", "b", "b"], ["a", "a", "b"]], {"b": "a"}, (5, 3)) == (
    [["a", "a", "a"], ["a", "a", "a"]],
    11,
    {"a": 3},
)
assert ice_cream_sales({}, [], {}, (5, 3)) == ([], 0, {})
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
