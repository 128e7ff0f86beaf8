"""From a dict of counts build a list of (name, count) pairs sorted by count from high to low, equal
counts by name, in which every name whose count is below the given percentage of the total is left
out and counted together as "others" in the last pair. That pair is missing when nothing is left
out, and a single small name is kept as it is instead."""


def shares_with_others(counts, percentage):
    total = sum(counts.values())
    ordered = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    large = [pair for pair in ordered if pair[1] * 100 >= total * percentage]
    small = ordered[len(large) :]
    if len(small) < 2:
        return ordered
    return large + [("others", sum(count for _, count in small))]


assert shares_with_others({"a": 50, "b": 46, "c": 3, "d": 1}, 5) == [
    ("a", 50),
    ("b", 46),
    ("others", 4),
]
assert shares_with_others({"a": 1, "b": 9}, 20) == [("b", 9), ("a", 1)]
assert shares_with_others({"a": 1, "b": 1, "c": 8}, 10) == [("c", 8), ("a", 1), ("b", 1)]
assert shares_with_others({"a": 1, "b": 1, "c": 8}, 11) == [("c", 8), ("others", 2)]
assert shares_with_others({"b": 5, "a": 5}, 10) == [("a", 5), ("b", 5)]
assert shares_with_others({}, 10) == []
assert shares_with_others({"a": 2, "b": 3}, 100) == [("others", 5)]
assert shares_with_others({"p": 402, "q": 199, "r": 199}, 25) == [("p", 402), ("others", 398)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
