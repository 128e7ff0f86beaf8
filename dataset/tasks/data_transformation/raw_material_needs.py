"""A dict tells for each assembly which parts it consists of, as a dict from part to pieces; parts
that are not in it are raw. Return a dict, sorted by name, of the raw pieces needed for a number of
pieces of a product, after the product itself and all assemblies have first been taken from a stock
(dict) as far as it reaches; raw parts are not taken from stock, and an assembly never contains
itself."""


def raw_material_needs(assemblies, product, pieces, stock):
    left = dict(stock)
    needs = {}

    def require(part, count):
        if part not in assemblies:
            needs[part] = needs.get(part, 0) + count
            return
        available = left.get(part, 0)
        taken = min(count, available)
        left[part] = available - taken
        for inner, each in assemblies[part].items():
            if count > taken:
                require(inner, each * (count - taken))

    require(product, pieces)
    return dict(sorted(needs.items()))


assert raw_material_needs({"cart": {"wheel": 4, "box": 1}}, "cart", 2, {}) == {"box": 2, "wheel": 8}
assert raw_material_needs({"cart": {"axle": 2}, "axle": {"wheel": 2, "rod": 1}}, "cart", 3, {}) == {
    "rod": 6,
    "wheel": 12,
}
assert raw_material_needs({"cart": {"axle": 2}, "axle": {"rod": 3}}, "cart", 3, {"axle": 4}) == {
    "rod": 6
}
assert raw_material_needs({"cart": {"rod": 3}}, "cart", 2, {"cart": 1, "rod": 9}) == {"rod": 3}
assert raw_material_needs({"cart": {"rod": 3}}, "cart", 2, {"cart": 2}) == {}
assert raw_material_needs({}, "rod", 5, {"rod": 1}) == {"rod": 5}
assert list(raw_material_needs({"a": {"z": 1, "b": 1}}, "a", 1, {})) == ["b", "z"]
assert raw_material_needs(
    {"a": {"b": 1, "c": 1}, "b": {"d": 1}, "c": {"b": 1, "d": 5}}, "a", 2, {"b": 3}
) == {"d": 11}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
