"""From (region, product, amount) sales build a dict that maps each region, in order of first
appearance, to the list of its best-selling products by summed amount, best first and at most as
many as the limit. Products with equal sums are ordered alphabetically, and products whose sum is
not positive are left out."""


def top_products_by_region(sales, limit):
    sums = {}
    for region, product, amount in sales:
        products = sums.setdefault(region, {})
        products[product] = products.get(product, 0) + amount
    best = {}
    for region, products in sums.items():
        ranked = sorted(products, key=lambda product: (-products[product], product))
        best[region] = [product for product in ranked if products[product] > 0][:limit]
    return best


assert top_products_by_region([("n", "pen", 2), ("n", "ink", 5), ("s", "pen", 1)], 1) == {
    "n": ["ink"],
    "s": ["pen"],
}
assert top_products_by_region([("n", "pen", 2), ("n", "ink", 3), ("n", "pen", 2)], 2) == {
    "n": ["pen", "ink"]
}
assert top_products_by_region([("n", "pen", 4), ("n", "ink", 4)], 5) == {"n": ["ink", "pen"]}
assert top_products_by_region([("n", "pen", 4), ("n", "pen", -4)], 5) == {"n": []}
assert top_products_by_region([("n", "pen", 1), ("n", "ink", -1)], 5) == {"n": ["pen"]}
assert list(top_products_by_region([("s", "pen", 1), ("n", "pen", 1)], 1)) == ["s", "n"]
assert top_products_by_region([], 3) == {}
assert top_products_by_region([("n", "pen", 4)], 0) == {"n": []}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
