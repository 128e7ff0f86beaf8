"""Shorten a log by writing a line that occurs several times in a row only once, followed directly
by one line of two spaces and "... repeated n more times", or "... repeated once more" for a line
that occurs exactly twice in a row. Lines are compared without their beginning up to and including
the first "]", where they contain one, and the first line of the row is the one kept."""

from itertools import groupby


def repeat_notes(lines):
    result = []
    for _, group in groupby(lines, key=lambda line: line[line.find("]") + 1 :]):
        alike = list(group)
        extra = len(alike) - 1
        result.append(alike[0])
        if extra == 1:
            result.append("  ... repeated once more")
        elif extra:
            result.append(f"  ... repeated {extra} more times")
    return result


assert repeat_notes(["a", "a", "b"]) == ["a", "  ... repeated once more", "b"]
assert repeat_notes(["a", "a", "a"]) == ["a", "  ... repeated 2 more times"]
assert repeat_notes(["[1] up", "[2] up", "[3] down"]) == [
    "[1] up",
    "  ... repeated once more",
    "[3] down",
]
assert repeat_notes(["a", "b", "a"]) == ["a", "b", "a"]
assert repeat_notes(["", "", "x", "x", "x", "x"]) == [
    "",
    "  ... repeated once more",
    "x",
    "  ... repeated 3 more times",
]
assert repeat_notes(["1]a]b", "2]a]c", "3]a]c"]) == ["1]a]b", "2]a]c", "  ... repeated once more"]
assert repeat_notes(["abc", "bc"]) == ["abc", "bc"]
assert repeat_notes([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
