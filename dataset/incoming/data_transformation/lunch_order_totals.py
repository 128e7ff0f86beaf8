"""Each class sends its lunch order as text lines such as "3 soup", "2 pasta without cheese" or
"rice", where a missing number means 1. Return the kitchen list of (dish, portions, extras) in order
of first appearance: portions are all portions of the dish, and extras is the alphabetical list of
"number without thing" texts for its special wishes, added up over the classes. A line with nothing
but spaces is ignored, and a portion number of 0 cancels the dish: everything ordered of it before
is dropped, and it is listed only if it is ordered again, at its place by that later order."""


def lunch_order_totals(lines):
    dishes = {}
    for line in lines:
        words = line.split()
        if not words:
            continue
        portions = 1
        if words[0].isdigit():
            portions = int(words.pop(0))
        dish, _, wish = " ".join(words).partition(" without ")
        if portions == 0:
            dishes.pop(dish, None)
            continue
        wishes = dishes.setdefault(dish, {})
        wishes[wish] = wishes.get(wish, 0) + portions
    totals = []
    for dish, wishes in dishes.items():
        extras = [f"{wishes[wish]} without {wish}" for wish in sorted(wishes) if wish]
        totals.append((dish, sum(wishes.values()), extras))
    return totals


assert lunch_order_totals(["3 soup", "rice", "2 soup"]) == [("soup", 5, []), ("rice", 1, [])]
assert lunch_order_totals(["2 pasta without cheese", "3 pasta"]) == [
    ("pasta", 5, ["2 without cheese"])
]
assert lunch_order_totals(["pie without salt", "4 pie without cream", "2 pie without salt"]) == [
    ("pie", 7, ["4 without cream", "3 without salt"])
]
assert lunch_order_totals(["2 soup", "  ", "1 rice"]) == [("soup", 2, []), ("rice", 1, [])]
assert lunch_order_totals(["2 soup", "rice", "0 soup", "soup"]) == [
    ("rice", 1, []),
    ("soup", 1, []),
]
assert lunch_order_totals(["0 soup"]) == []
assert lunch_order_totals(["2 soup without egg", "0 soup", "rice"]) == [("rice", 1, [])]
assert lunch_order_totals([]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
