"""Employees wish to swap shifts: a dict maps a name to the list of names with whom that person
would swap, best wish first. Go through the names in dict order and pair each one that is still free
with the first free name on its list that also has this person on its own list; return the list of
pairs as tuples (earlier considered name first). Nobody swaps with themselves."""


def mutual_swap_pairs(wishes):
    taken = set()
    pairs = []
    for name, wanted in wishes.items():
        if name in taken:
            continue
        for other in wanted:
            willing = name in wishes.get(other, ())
            if willing and other != name and other not in taken:
                pairs.append((name, other))
                taken.update((name, other))
                break
    return pairs


assert mutual_swap_pairs({"a": ["b"], "b": ["a"]}) == [("a", "b")]
assert mutual_swap_pairs({"a": ["b", "c"], "b": [], "c": ["a"]}) == [("a", "c")]
assert mutual_swap_pairs({"a": ["c", "b"], "b": ["a"], "c": ["a"]}) == [("a", "c")]
assert mutual_swap_pairs({"a": ["a"], "b": ["a"]}) == []
assert mutual_swap_pairs({"a": ["x"]}) == []
assert mutual_swap_pairs({"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"]}) == [
    ("a", "b"),
    ("c", "d"),
]
assert mutual_swap_pairs({}) == []
assert mutual_swap_pairs({"a": ["b"], "b": ["c", "a"], "c": ["b"]}) == [("a", "b")]
assert mutual_swap_pairs({"a": ["a", "b"], "b": ["a"]}) == [("a", "b")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
