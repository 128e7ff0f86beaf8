"""Sort file names so that runs of digits compare as numbers and everything else as text without
regard to upper and lower case; where a number meets text, the number comes first. Names that
compare equal keep the order that they have in the list, a name that is the beginning of another
comes before it, and names that begin with "." come after all others."""

import re


def natural_file_order(names):
    def key(name):
        parts = []
        for digits, text in re.findall(r"([0-9]+)|([^0-9]+)", name):
            parts.append((False, int(digits)) if digits else (True, text.casefold()))
        return (name[:1] == ".", parts)

    return sorted(names, key=key)


assert natural_file_order(["p10", "p9", "p1"]) == ["p1", "p9", "p10"]
assert natural_file_order(["b", "A", "c"]) == ["A", "b", "c"]
assert natural_file_order(["x2y", "x02y", "x1y"]) == ["x1y", "x2y", "x02y"]
assert natural_file_order(["X1", "x1", "x0"]) == ["x0", "X1", "x1"]
assert natural_file_order(["a", "7", "-"]) == ["7", "-", "a"]
assert natural_file_order(["v1.10", "v1.9", "v1"]) == ["v1", "v1.9", "v1.10"]
assert natural_file_order(["12b3", "12a20", "12a3"]) == ["12a3", "12a20", "12b3"]
assert natural_file_order([".b", "z", ".a2", "a", "."]) == ["a", "z", ".", ".a2", ".b"]
assert natural_file_order([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
