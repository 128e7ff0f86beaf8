"""Check the rounds of a tournament, each a list of (first, second) pairings. Return the sorted list
of (round, player) faults, rounds counted from 1, for every player who appears more than once in a
round, who is paired with himself, or who meets somebody again whom he met in an earlier round; each
fault is listed once, and in a repeated meeting both players are listed."""


def pairing_faults(rounds):
    met = set()
    faults = set()
    for number, pairings in enumerate(rounds, 1):
        players = [player for pairing in pairings for player in pairing]
        faults.update((number, player) for player in players if players.count(player) > 1)
        meetings = {frozenset(pairing) for pairing in pairings}
        for meeting in meetings & met:
            faults.update((number, player) for player in meeting)
        met |= meetings
    return sorted(faults)


assert pairing_faults([[("a", "b"), ("c", "d")], [("a", "c"), ("b", "d")]]) == []
assert pairing_faults([[("a", "b"), ("c", "d")], [("b", "a"), ("c", "e")]]) == [(2, "a"), (2, "b")]
assert pairing_faults([[("a", "b"), ("c", "a")]]) == [(1, "a")]
assert pairing_faults([[("x", "x")]]) == [(1, "x")]
assert pairing_faults([[("a", "b")], [], [("c", "d"), ("a", "b")]]) == [(3, "a"), (3, "b")]
assert pairing_faults([[("b", "a"), ("a", "b"), ("c", "d")]]) == [(1, "a"), (1, "b")]
assert pairing_faults([[("a", "b")], [("a", "c")], [("c", "b")]]) == []
assert pairing_faults([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
