"""Walk through applicants given as (name, group) pairs and admit each while the non-negative quota
of the group, read from a dict, is not used up; a group without a quota admits nobody, and after the
overall limit is reached nobody is admitted at all. Return (admitted names, rejected names), both in
order."""


def admit_by_quota(applicants, quotas, limit):
    remaining = dict(quotas)
    admitted = []
    rejected = []
    for name, group in applicants:
        if len(admitted) < limit and remaining.get(group):
            remaining[group] -= 1
            admitted.append(name)
        else:
            rejected.append(name)
    return (admitted, rejected)


assert admit_by_quota([("a", "x"), ("b", "x"), ("c", "y")], {"x": 1, "y": 1}, 9) == (
    ["a", "c"],
    ["b"],
)
assert admit_by_quota([("a", "x"), ("b", "x"), ("c", "x")], {"x": 5}, 2) == (["a", "b"], ["c"])
assert admit_by_quota([("a", "z")], {"x": 5}, 2) == ([], ["a"])
assert admit_by_quota([("a", "x")], {"x": 0}, 2) == ([], ["a"])
assert admit_by_quota([("a", "x")], {"x": 1}, 0) == ([], ["a"])
assert admit_by_quota([("a", "x"), ("b", "x")], {"x": 2}, 2) == (["a", "b"], [])
assert admit_by_quota([], {"x": 2}, 2) == ([], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
