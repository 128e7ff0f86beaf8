"""Search inventory numbers for a pattern in which "?" stands for exactly one character, "#" for
exactly one digit 0-9, and "*", which can only be the last character, for any rest, also an empty
one; all other characters stand for themselves without regard to case. Return the numbers that
match, those equal to the pattern in length first, then the shorter before the longer, and equal
lengths in alphabetical order; an empty pattern matches nothing."""


def pattern_inventory_find(numbers, pattern):
    if not pattern:
        return []
    open_end = pattern.endswith("*")
    fixed = pattern[:-1] if open_end else pattern

    def matches(number):
        if len(number) < len(fixed):
            return False
        if len(number) > len(fixed) and not open_end:
            return False
        for sign, letter in zip(fixed, number):
            if sign == "?":
                continue
            if sign == "#":
                if letter not in "0123456789":
                    return False
            elif sign.lower() != letter.lower():
                return False
        return True

    def place(number):
        return (len(number) != len(pattern), len(number), number)

    return sorted(filter(matches, numbers), key=place)


assert pattern_inventory_find(["A1", "AB", "B2"], "A#") == ["A1"]
assert pattern_inventory_find(["xa", "ax", "aax", "a"], "a?") == ["ax"]
assert pattern_inventory_find(["K-10", "K-", "K-7", "k-223", "L-7"], "K-*") == [
    "K-7",
    "K-",
    "K-10",
    "k-223",
]
assert pattern_inventory_find(["ab3", "AB4", "Ab", "ab"], "aB#") == ["AB4", "ab3"]
assert pattern_inventory_find(["q1", "q12", "q"], "q1") == ["q1"]
assert pattern_inventory_find(["q1", ""], "") == []
assert pattern_inventory_find(["", "zz", "b", "a"], "*") == ["a", "b", "", "zz"]
assert pattern_inventory_find(["M9x", "M9y", "Mxx", "M99"], "?#?*") == ["M99", "M9x", "M9y"]
assert pattern_inventory_find(["q1", ""], "a*") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
