"""Cups in a dishwasher basket are listed by owner in the order in which they were put in. Return
the owners who have at least the given number of cups in it, in the order in which they reached that
number; a number below 1 gives an empty list."""


def owners_reaching_count(cups, number):
    seen = {}
    reached = []
    for owner in cups:
        seen[owner] = seen.get(owner, 0) + 1
        if seen[owner] == number:
            reached.append(owner)
    return reached


assert owners_reaching_count(["a", "b", "b", "a"], 2) == ["b", "a"]
assert owners_reaching_count(["a", "b", "b", "a"], 1) == ["a", "b"]
assert owners_reaching_count(["a", "b", "b", "a"], 3) == []
assert owners_reaching_count(["a", "a", "a"], 2) == ["a"]
assert owners_reaching_count(["a", "b"], 0) == []
assert owners_reaching_count(["c", "a", "c"], 2) == ["c"]
assert owners_reaching_count(["b", "a", "b", "a"], 2) == ["b", "a"]
assert owners_reaching_count(["a", "b"], -1) == []
assert owners_reaching_count(["a", "b", "a", "b", "b"], 3) == ["b"]
assert owners_reaching_count([], 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
