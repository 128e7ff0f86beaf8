"""A quilt is a list of equally long texts, one letter for the colour of each square patch. Say
which turns or mirrors leave it unchanged: return the list of those of the names "left-right"
(mirrored at the vertical middle line), "top-bottom" (at the horizontal one), "half turn", and
"quarter turn" that do so, in this order; a quilt that is not square is never unchanged by a quarter
turn. A quilt without patches gives an empty list."""


def quilt_symmetries(rows):
    if not any(rows):
        return []
    names = []
    mirrored = [row[::-1] for row in rows]
    if mirrored == rows:
        names.append("left-right")
    if rows[::-1] == rows:
        names.append("top-bottom")
    if mirrored[::-1] == rows:
        names.append("half turn")
    if ["".join(column) for column in zip(*rows[::-1])] == rows:
        names.append("quarter turn")
    return names


assert quilt_symmetries(["aba", "bcb", "aba"]) == [
    "left-right",
    "top-bottom",
    "half turn",
    "quarter turn",
]
assert quilt_symmetries(["abba", "cddc"]) == ["left-right"]
assert quilt_symmetries(["ab", "cd", "ab"]) == ["top-bottom"]
assert quilt_symmetries(["abc", "cba"]) == ["half turn"]
assert quilt_symmetries(["axxb", "xyyx", "xyyx", "bxxa"]) == ["half turn"]
assert quilt_symmetries(["abxa", "xyyb", "byyx", "axba"]) == ["half turn", "quarter turn"]
assert quilt_symmetries(["aa", "aa", "aa"]) == ["left-right", "top-bottom", "half turn"]
assert quilt_symmetries(["abc", "def"]) == []
assert quilt_symmetries([]) == []
assert quilt_symmetries(["", ""]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
