"""Write a packing list as one line from pairs of number and singular noun: "3 boxes, 1 knife and 2
keys". A noun gets its plural by the dict of exceptions, else "es" after s, x, z, ch and sh, "ies"
for a "y" after a consonant, and "s" otherwise; 1 leaves it singular with the number written. The
same noun given several times is counted together at its first place, a sum of 0 is left out, a sum
below 0 is "missing" and its number without sign, such as "missing 2 keys", and when nothing is left
the line is "nothing"."""


def counted_things_list(entries, exceptions):
    totals = {}
    for number, noun in entries:
        totals[noun] = totals.get(noun, 0) + number
    texts = []
    for noun, total in totals.items():
        if total == 0:
            continue
        amount = abs(total)
        if amount == 1:
            word = noun
        elif noun in exceptions:
            word = exceptions[noun]
        elif noun.endswith(("s", "x", "z", "ch", "sh")):
            word = noun + "es"
        elif noun.endswith("y") and noun[-2:-1] not in "aeiou":
            word = noun[:-1] + "ies"
        else:
            word = noun + "s"
        text = f"{amount} {word}"
        if amount != total:
            text = "missing " + text
        texts.append(text)
    if not texts:
        return "nothing"
    last = texts.pop()
    if not texts:
        return last
    return f"{', '.join(texts)} and {last}"


assert counted_things_list([(3, "box"), (1, "knife"), (2, "key")], {}) == (
    "3 boxes, 1 knife and 2 keys"
)
assert counted_things_list([(2, "knife")], {"knife": "knives"}) == "2 knives"
assert counted_things_list([(1, "berry"), (2, "lamp"), (4, "berry")], {}) == "5 berries and 2 lamps"
assert counted_things_list([(1, "cup"), (-3, "cup"), (-1, "lid")], {}) == (
    "missing 2 cups and missing 1 lid"
)
assert counted_things_list([(2, "fly")], {}) == "2 flies"
assert counted_things_list([(2, "torch"), (2, "brush")], {}) == "2 torches and 2 brushes"
assert counted_things_list([(2, "bus"), (2, "quiz"), (1, "fox")], {"fox": "f"}) == (
    "2 buses, 2 quizes and 1 fox"
)
assert counted_things_list([(1, "cup"), (-1, "cup")], {}) == "nothing"
assert counted_things_list([], {}) == "nothing"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
