"""Scale a recipe from a number of portions to another: the ingredients are a dict from name to the
amount in whole quarters of a unit, and each scaled amount is rounded to the nearest quarter, halves
up, but never down to 0 unless it was 0 before. Return the dict of texts such as "2", "1 1/2", "3/4"
or "0", in the same order."""


def scaled_recipe(ingredients, portions, wanted):
    fractions = ["", "1/4", "1/2", "3/4"]
    scaled = {}
    for name, quarters in ingredients.items():
        amount = (2 * quarters * wanted + portions) // (2 * portions)
        if quarters > 0:
            amount = max(1, amount)
        parts = [str(amount // 4)] if amount >= 4 else []
        if amount % 4:
            parts.append(fractions[amount % 4])
        scaled[name] = " ".join(parts) or "0"
    return scaled


assert scaled_recipe({"milk": 4, "egg": 8}, 2, 3) == {"milk": "1 1/2", "egg": "3"}
assert scaled_recipe({"salt": 1, "oil": 3}, 4, 4) == {"salt": "1/4", "oil": "3/4"}
assert scaled_recipe({"salt": 1}, 10, 1) == {"salt": "1/4"}
assert scaled_recipe({"salt": 0}, 2, 9) == {"salt": "0"}
assert scaled_recipe({"a": 5}, 2, 1) == {"a": "3/4"}
assert scaled_recipe({"a": 7, "b": 8}, 3, 1) == {"a": "1/2", "b": "3/4"}
assert scaled_recipe({"a": 4}, 1, 1) == {"a": "1"}
assert list(scaled_recipe({"z": 1, "b": 1}, 1, 1)) == ["z", "b"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
