"""Check a preferential ballot, a dict from candidate to rank, where a rank of None means no
preference. Return the first fault that applies, in this order: "unknown" when a candidate is not in
the given list, "few" when fewer than the given minimum of candidates are ranked, "tie" when a rank
is used twice, "gap" when the ranks are not exactly 1, 2, 3 and so on; return "" when there is
none."""


def ballot_fault(ballot, candidates, minimum):
    if any(name not in candidates for name in ballot):
        return "unknown"
    ranks = sorted(rank for rank in ballot.values() if rank is not None)
    if len(ranks) < minimum:
        return "few"
    if len(set(ranks)) < len(ranks):
        return "tie"
    if ranks != list(range(1, len(ranks) + 1)):
        return "gap"
    return ""


assert ballot_fault({"a": 2, "b": 1, "c": None}, ["a", "b", "c", "d"], 2) == ""
assert ballot_fault({"a": 2, "b": 1, "c": None}, ["a", "b", "c", "d"], 3) == "few"
assert ballot_fault({"a": 2, "x": None}, ["a", "b"], 2) == "unknown"
assert ballot_fault({"a": 1, "b": 1, "c": 3}, ["a", "b", "c"], 3) == "tie"
assert ballot_fault({"a": 5, "b": 5}, ["a", "b"], 3) == "few"
assert ballot_fault({"a": 1, "b": 3}, ["a", "b"], 1) == "gap"
assert ballot_fault({"a": 0, "b": 1}, ["a", "b"], 1) == "gap"
assert ballot_fault({"a": 2, "b": 3}, ["a", "b"], 0) == "gap"
assert ballot_fault({}, ["a"], 0) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
