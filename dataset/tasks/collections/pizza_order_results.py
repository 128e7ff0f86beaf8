"""Ingredients of a pizzeria are a dict from name to portions, and orders come as (number, pizza) in
order with the recipes, a dict from pizza to a list of ingredients, one portion each (an ingredient
may be listed twice). An order that cannot be made completely is tried without the ingredients of
the set of optional ones that are short; if a required one is short or the pizza is unknown, the
order is cancelled. Return a list with one entry per order, (number, sorted list of the ingredients
left out) or (number, None) for a cancelled one, followed at the end by the sorted list of the
ingredients that are used up."""


def pizza_order_results(stock, recipes, optional, orders):
    left = dict(stock)
    results = []
    for number, pizza in orders:
        if pizza not in recipes:
            results.append((number, None))
            continue
        needed = {}
        for ingredient in recipes[pizza]:
            needed[ingredient] = needed.get(ingredient, 0) + 1
        short = set()
        for ingredient, portions in needed.items():
            if ingredient not in left or left[ingredient] < portions:
                short.add(ingredient)
        if short - optional:
            results.append((number, None))
            continue
        for ingredient, portions in needed.items():
            if ingredient not in short:
                left[ingredient] -= portions
        results.append((number, sorted(short)))
    empty = [ingredient for ingredient in left if left[ingredient] == 0]
    results.append(sorted(empty))
    return results


assert pizza_order_results(
    {"ham": 1, "egg": 2}, {"p": ["ham", "egg"]}, set(), [(1, "p"), (2, "p")]
) == [
    (1, []),
    (2, None),
    ["ham"],
]
assert pizza_order_results(
    {"ham": 1, "egg": 2}, {"p": ["ham", "egg"]}, {"ham"}, [(1, "p"), (2, "p")]
) == [
    (1, []),
    (2, ["ham"]),
    ["egg", "ham"],
]
assert pizza_order_results({"ham": 1}, {"p": ["ham", "ham"]}, {"ham"}, [(1, "p")]) == [
    (1, ["ham"]),
    [],
]
assert pizza_order_results({"ham": 2}, {"p": ["ham", "ham"]}, set(), [(1, "p")]) == [
    (1, []),
    ["ham"],
]
assert pizza_order_results({"ham": 2}, {}, {"ham"}, [(7, "q")]) == [(7, None), []]
assert pizza_order_results(
    {"b": 0, "a": 0}, {"p": ["c", "b", "a"]}, {"a", "b", "c"}, [(1, "p")]
) == [
    (1, ["a", "b", "c"]),
    ["a", "b"],
]
assert pizza_order_results({}, {}, set(), []) == [[]]
assert pizza_order_results(
    {"ham": 1, "egg": 0}, {"p": ["ham", "egg"], "q": ["ham"]}, {"ham"}, [(1, "p"), (2, "q")]
) == [
    (1, None),
    (2, []),
    ["egg", "ham"],
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
