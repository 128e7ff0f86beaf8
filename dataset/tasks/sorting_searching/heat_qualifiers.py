"""From several heats, each a list of (name, seconds) in any order, the fastest direct runners of
every heat qualify, and of all the others the given number of fastest ones follow them. Return the
names, those who qualify directly heat by heat and from fast to slow inside a heat, then the others
from fast to slow; equal times keep the order in which they are given, earlier heats first, and a
runner whose time is None takes no part."""


def heat_qualifiers(heats, direct, others):
    qualified = []
    waiting = []
    for heat in heats:
        finished = [entry for entry in heat if entry[1] is not None]
        finished.sort(key=lambda entry: entry[1])
        qualified.extend(finished[:direct])
        waiting.extend(finished[direct:])
    waiting.sort(key=lambda entry: entry[1])
    return [name for name, _ in qualified + waiting[:others]]


assert heat_qualifiers([[("a", 12), ("b", 11)], [("c", 10), ("d", 13)]], 1, 1) == ["b", "c", "a"]
assert heat_qualifiers([[("a", 12), ("b", 11), ("x", 14)], [("c", 15), ("d", 13)]], 1, 2) == [
    "b",
    "d",
    "a",
    "x",
]
assert heat_qualifiers([[("a", 12), ("b", 12)], [("c", 12)]], 1, 5) == ["a", "c", "b"]
assert heat_qualifiers([[("a", None), ("b", 9)], [("c", 8), ("d", None)]], 2, 2) == ["b", "c"]
assert heat_qualifiers([[("a", 9), ("b", 8)]], 0, 1) == ["b"]
assert heat_qualifiers([[("a", 9), ("b", 8), ("c", 7)]], 2, 0) == ["c", "b"]
assert heat_qualifiers([[("a", 3), ("b", 4)], [("c", 1), ("d", 4)]], 1, 1) == ["a", "c", "b"]
assert heat_qualifiers([], 2, 2) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
