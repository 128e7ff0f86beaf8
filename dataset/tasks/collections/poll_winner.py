"""Voters may vote several times in a poll, but only the last (voter, choice) pair of each voter
counts, and a last choice of None withdraws the vote. Return (choice, lead) for the choice with the
most counted votes, where lead is how many votes it has more than the next best choice (0 votes when
there is none), or None when the first place is tied or nobody votes."""


def poll_winner(votes):
    final = {}
    for voter, choice in votes:
        final[voter] = choice
    counts = {}
    for choice in final.values():
        if choice is not None:
            counts[choice] = counts.get(choice, 0) + 1
    ranked = [0, 0] + sorted(counts.values())
    lead = ranked[-1] - ranked[-2]
    return (max(counts, key=counts.get), lead) if lead else None


assert poll_winner([("a", "x"), ("b", "y"), ("c", "y")]) == ("y", 1)
assert poll_winner([("a", "x"), ("b", "y")]) is None
assert poll_winner([("a", "x"), ("b", "y"), ("b", "x"), ("c", "y")]) == ("x", 1)
assert poll_winner([("a", "x"), ("b", "y"), ("c", "y"), ("b", None), ("c", None)]) == ("x", 1)
assert poll_winner([]) is None
assert poll_winner([("a", None)]) is None
assert poll_winner([("a", "x"), ("b", "x")]) == ("x", 2)
assert poll_winner([("a", "x"), ("b", "x"), ("c", "y"), ("d", "y"), ("e", "z")]) is None
assert poll_winner([("a", "x"), ("b", "z"), ("c", "z"), ("d", "z"), ("e", "y")]) == ("z", 2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
