"""Count how often two different items occur together in shopping baskets (lists of items, in which
a repeated item counts once). Return ((first, second), count) entries, the items of a pair in
alphabetical order, for all pairs counted at least the given number of times, highest count first
and pairs in alphabetical order among equals."""

from itertools import combinations


def basket_pair_counts(baskets, minimum):
    counts = {}
    for basket in baskets:
        for pair in combinations(sorted(set(basket)), 2):
            counts[pair] = counts.get(pair, 0) + 1
    frequent = [(pair, count) for pair, count in counts.items() if count >= minimum]
    return sorted(frequent, key=lambda entry: (-entry[1], entry[0]))


assert basket_pair_counts([["tea", "milk"], ["milk", "tea", "jam"]], 2) == [(("milk", "tea"), 2)]
assert basket_pair_counts([["b", "a"], ["c", "b"], ["b", "c"]], 1) == [
    (("b", "c"), 2),
    (("a", "b"), 1),
]
assert basket_pair_counts([["d", "c"], ["b", "a"]], 1) == [(("a", "b"), 1), (("c", "d"), 1)]
assert basket_pair_counts([["a", "a", "b"]], 2) == []
assert basket_pair_counts([["a", "a", "b"]], 1) == [(("a", "b"), 1)]
assert basket_pair_counts([["a"], []], 1) == []
assert basket_pair_counts([], 0) == []
assert basket_pair_counts([["x", "y"]] * 3 + [["x", "z"]] * 2, 3) == [(("x", "y"), 3)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
