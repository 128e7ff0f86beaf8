"""Mark where two texts differ: return a line with "^" below each position at which the second text
has another character than the first, "+" below positions beyond the end of the first text, "-"
below positions beyond the end of the second, and spaces elsewhere, without spaces at its end.
Positions are compared one by one; letters that differ only in case get "~" instead of "^"."""

from itertools import zip_longest


def change_marks(first, second):
    marks = ""
    for before, after in zip_longest(first, second):
        if before == after:
            marks += " "
        elif before is None:
            marks += "+"
        elif after is None:
            marks += "-"
        elif before.lower() == after.lower():
            marks += "~"
        else:
            marks += "^"
    return marks.rstrip()


assert change_marks("cat", "car") == "  ^"
assert change_marks("cat", "Cat") == "~"
assert change_marks("cat", "cats!") == "   ++"
assert change_marks("cats", "ca") == "  --"
assert change_marks("same", "same") == ""
assert change_marks("a-b-c", "A+b-C") == "~^  ~"
assert change_marks("", "") == ""
assert change_marks("", "ab") == "++"
assert change_marks("xyz", "") == "---"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
