"""Replace category names by whole numbers: the known names have their position in the given list as
number, and unknown names get the next free numbers in the order in which they first appear, but
only if they appear at least the given number of times in the values, otherwise the number -1; None
always becomes -2. Return (list of numbers, full list of names by number)."""


def category_codes(values, known, minimum):
    names = list(known)
    codes = []
    for value in values:
        if value is None:
            codes.append(-2)
            continue
        if value not in names:
            if values.count(value) < minimum:
                codes.append(-1)
                continue
            names.append(value)
        codes.append(names.index(value))
    return (codes, names)


assert category_codes(["b", "a"], ["a", "b"], 1) == ([1, 0], ["a", "b"])
assert category_codes(["x", "a", "y", "x"], ["a"], 1) == ([1, 0, 2, 1], ["a", "x", "y"])
assert category_codes(["x", "a", "y", "x"], ["a"], 2) == ([1, 0, -1, 1], ["a", "x"])
assert category_codes(["x", "x"], ["a"], 3) == ([-1, -1], ["a"])
assert category_codes([None, "a", None], ["a"], 1) == ([-2, 0, -2], ["a"])
assert category_codes(["a"], ["a"], 5) == ([0], ["a"])
assert category_codes([], ["a"], 1) == ([], ["a"])
assert category_codes(["q", "p"], [], 1) == ([0, 1], ["q", "p"])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
