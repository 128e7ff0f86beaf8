"""Mushroom pickers record their finds as (picker, kind, grams) in order, and a set names the
poisonous kinds. A basket belongs to a picker; as soon as a poisonous find goes into it, everything
of the last given number of finds in this basket and the poisonous one itself is thrown away, and
the rest stays. Return a dict from picker, in order of their first find, to the grams per kind that
remain as a dict in the order in which the kinds were first found and kept at the end, with pickers
whose basket is empty left out."""


def safe_mushroom_baskets(finds, poisonous, spoiled):
    baskets = {}
    for picker, kind, grams in finds:
        basket = baskets.setdefault(picker, [])
        if kind in poisonous:
            kept = max(len(basket) - spoiled, 0)
            del basket[kept:]
            continue
        basket.append((kind, grams))
    result = {}
    for picker, basket in baskets.items():
        if not basket:
            continue
        sums = {}
        for kind, grams in basket:
            sums[kind] = sums.get(kind, 0) + grams
        result[picker] = sums
    return result


assert safe_mushroom_baskets([("a", "cep", 5), ("a", "cep", 3)], {"fly"}, 1) == {"a": {"cep": 8}}
assert safe_mushroom_baskets([("a", "cep", 5), ("a", "cep", 3), ("a", "fly", 9)], {"fly"}, 1) == {
    "a": {"cep": 5}
}
assert safe_mushroom_baskets([("a", "cep", 5), ("a", "cep", 5), ("a", "fly", 9)], {"fly"}, 3) == {}
assert safe_mushroom_baskets([("a", "cep", 5), ("a", "fly", 9)], {"fly"}, 0) == {"a": {"cep": 5}}
assert safe_mushroom_baskets(
    [("b", "cep", 5), ("a", "cep", 2), ("b", "fly", 1), ("b", "oak", 4)], {"fly"}, 2
) == {
    "b": {"oak": 4},
    "a": {"cep": 2},
}
assert list(
    safe_mushroom_baskets([("b", "fly", 5), ("a", "cep", 2), ("b", "cep", 1)], {"fly"}, 2)
) == ["b", "a"]
assert safe_mushroom_baskets([], {"fly"}, 2) == {}
assert list(
    safe_mushroom_baskets(
        [("a", "x", 1), ("a", "y", 1), ("a", "fly", 1), ("a", "z", 2), ("a", "y", 3)], {"fly"}, 1
    )["a"].items()
) == [("x", 1), ("z", 2), ("y", 3)]
assert safe_mushroom_baskets(
    [("a", "x", 1), ("a", "y", 2), ("a", "z", 4), ("a", "fly", 1)], {"fly"}, 2
) == {"a": {"x": 1}}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
