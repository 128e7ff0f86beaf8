"""Turn a spoken order into lines for the kitchen: the words are read one by one, where a number
word of the dict of numbers sets how many of the next dish, "a" and "an" mean 1, and a dish is a
word or two words of the menu, two being tried first. "no" and "without" put the next word as
"-word" behind the last dish, "with" and "extra" as "+word", "and" changes nothing, and every other
word is ignored; "sorry" takes back the dish ordered last with all its additions. Return the lines
"2 x tea +milk -sugar" in the order of speaking, the additions in theirs; a dish without a number is
1, a number counts for one dish only, and additions before any dish are dropped."""


def mumbled_menu_order(speech, menu, numbers):
    words = speech.lower().split()
    orders = []
    count = 1
    skip = False
    for index, word in enumerate(words):
        if skip:
            skip = False
            continue
        pair = " ".join(words[index : index + 2])
        rest = words[index + 1 :]
        if pair in menu or word in menu:
            dish = pair if pair in menu else word
            orders.append(f"{count} x {dish}")
            count = 1
            skip = dish != word
        elif word in numbers:
            count = numbers[word]
        elif word in ("a", "an"):
            count = 1
        elif word in ("no", "without", "with", "extra"):
            sign = "-" if word in ("no", "without") else "+"
            if orders and rest:
                orders[-1] += f" {sign}{rest[0]}"
            skip = True
        elif word == "sorry" and orders:
            orders.pop()
    return orders


assert mumbled_menu_order("Two tea with milk and a bun", ["tea", "bun"], {"two": 2}) == [
    "2 x tea +milk",
    "1 x bun",
]
assert mumbled_menu_order("green tea without tea two tea", ["tea", "green tea"], {"two": 2}) == [
    "1 x green tea -tea",
    "2 x tea",
]
assert mumbled_menu_order("two er tea bun sorry extra jam", ["tea", "bun"], {"two": 2}) == [
    "2 x tea +jam",
]
assert mumbled_menu_order("with tea two a bun no", ["tea", "bun"], {"two": 2}) == ["1 x bun"]
assert mumbled_menu_order("sorry an tea no salt extra oil", ["tea"], {}) == ["1 x tea -salt +oil"]
assert mumbled_menu_order("two tea bun extra jam", ["tea", "bun"], {"two": 2}) == [
    "2 x tea",
    "1 x bun +jam",
]
assert mumbled_menu_order("tea sorry", ["tea"], {"two": 2}) == []
assert mumbled_menu_order("", ["tea"], {}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
