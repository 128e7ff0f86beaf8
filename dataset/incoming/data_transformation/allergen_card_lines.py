"""Dishes are given as a dict from dish to its list of ingredients, and a dict tells the allergens
(a list of capital letters) of some ingredients. Return one line per dish in dict order, "dish: A,
C" with the letters in alphabetical order and each once, or "dish: none"; a dish with an ingredient
that is not in the dict of allergens gets " +" at the end of its line, and a dish without
ingredients the line "dish: ask"."""


def allergen_card_lines(dishes, allergens):
    lines = []
    for dish, ingredients in dishes.items():
        if not ingredients:
            lines.append(f"{dish}: ask")
            continue
        letters = set()
        unknown = ""
        for ingredient in ingredients:
            if ingredient in allergens:
                letters.update(allergens[ingredient])
            else:
                unknown = " +"
        lines.append(f"{dish}: {', '.join(sorted(letters)) or 'none'}{unknown}")
    return lines


assert allergen_card_lines({"pie": ["flour", "egg"]}, {"flour": ["G"], "egg": ["A", "G"]}) == [
    "pie: A, G"
]
assert allergen_card_lines({"tea": ["water"]}, {"water": []}) == ["tea: none"]
assert allergen_card_lines({"tea": ["water"]}, {}) == ["tea: none +"]
assert allergen_card_lines({"mix": ["x", "egg", "egg"]}, {"egg": ["C"]}) == ["mix: C +"]
assert allergen_card_lines({"air": [], "egg": ["egg"]}, {"egg": ["C"]}) == ["air: ask", "egg: C"]
assert allergen_card_lines({"z": ["e"], "a": ["e", "f"]}, {"e": ["C"], "f": ["B"]}) == [
    "z: C",
    "a: B, C",
]
assert allergen_card_lines({}, {"egg": ["C"]}) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
