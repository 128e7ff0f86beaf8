"""Read the beginning of a recipe line as an amount: return the amount in quarters as a whole
number, the unit, and the rest. The amount is a whole number, one of the fractions "1/4", "1/2" and
"3/4", or both with a space between; the next word is the unit if it is one of the given units,
otherwise the unit is "", and a following word "of" is left out when there was a unit. A line that
begins with no amount gives (None, "", line) with the line unchanged; otherwise words are joined by
single spaces."""


def recipe_amount(line, units):
    fractions = {"1/4": 1, "1/2": 2, "3/4": 3}
    words = line.split()
    quarters = 0
    used = 0
    if words and words[0].isdigit():
        quarters = 4 * int(words[0])
        used = 1
    if used < len(words) and words[used] in fractions:
        quarters += fractions[words[used]]
        used += 1
    if used == 0:
        return None, "", line
    unit = ""
    rest = words[used:]
    if rest and rest[0] in units:
        unit = rest[0]
        rest = rest[1:]
        if rest and rest[0] == "of":
            rest = rest[1:]
    return quarters, unit, " ".join(rest)


assert recipe_amount("2 1/2 cups of oat  flour", ["cups"]) == (10, "cups", "oat flour")
assert recipe_amount("3/4 cup milk", ["cups", "cup"]) == (3, "cup", "milk")
assert recipe_amount("3 eggs", ["cup"]) == (12, "", "eggs")
assert recipe_amount("1 of each", ["g"]) == (4, "", "of each")
assert recipe_amount(" a  pinch", ["pinch"]) == (None, "", " a  pinch")
assert recipe_amount("1/4 cup", ["cup"]) == (1, "cup", "")
assert recipe_amount("5", ["cup"]) == (20, "", "")
assert recipe_amount("1/2 3 cup of of", ["cup"]) == (2, "", "3 cup of of")
assert recipe_amount("1 cup of of", ["cup"]) == (4, "cup", "of")
assert recipe_amount("", ["cup"]) == (None, "", "")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
