"""Votes for the seats of a board are lists of names in order of preference, and in each round every
ballot counts for its first name that is neither elected nor dropped; who has at least the given
quota is elected (the one with the most votes, alphabetically first among equals, one per round),
and when nobody reaches it, the name with the fewest votes, alphabetically last among equals, is
dropped. Only names that appear on a ballot take part, also with 0 votes; stop when the seats are
filled or nobody is left, and return the list of the elected in order."""


def elected_board(ballots, seats, quota):
    running = {name for ballot in ballots for name in ballot}
    elected = []
    while running and len(elected) < seats:
        votes = dict.fromkeys(running, 0)
        for ballot in ballots:
            for name in ballot:
                if name in running:
                    votes[name] += 1
                    break
        best = min(running, key=lambda name: (-votes[name], name))
        if votes[best] >= quota:
            elected.append(best)
            running.remove(best)
            continue
        lowest = min(votes.values())
        dropped = max(name for name in running if votes[name] == lowest)
        running.remove(dropped)
    return elected


assert elected_board([["a", "b"], ["a", "c"], ["b"]], 1, 2) == ["a"]
assert elected_board([["a"], ["b"], ["c", "a"]], 1, 2) == ["a"]
assert elected_board([["a"], ["b"], ["c", "b"]], 1, 2) == ["b"]
assert elected_board([["a", "b"], ["a", "b"]], 2, 2) == ["a", "b"]
assert elected_board([["a"]], 3, 1) == ["a"]
assert elected_board([["a"], ["b"]], 1, 2) == []
assert elected_board([], 2, 1) == []
assert elected_board([["b"], ["a"]], 1, 1) == ["a"]
assert elected_board([["z", "a"], ["b"], ["c", "a"]], 1, 2) == []
assert elected_board([["a"]], 0, 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
