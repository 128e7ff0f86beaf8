"""Players of a knockout tournament are listed from strongest to weakest. As many of the strongest
as needed get a free pass, so that the pairs of the others leave a power of two of players for the
next round, and no more than that; of those who play, the strongest meets the weakest, the second
strongest the second weakest, and so on. Return (free passes in the listed order, pairs of stronger
and weaker player in order of the stronger one), or None for fewer than two players."""


def knockout_first_round(players):
    if len(players) < 2:
        return None
    others = len(players[1:])
    passes = 2 ** others.bit_length() - len(players)
    free = players[:passes]
    playing = players[passes:]
    pairs = []
    while playing:
        stronger = playing[0]
        weaker = playing[-1]
        pairs.append((stronger, weaker))
        playing = playing[1:-1]
    return (free, pairs)


assert knockout_first_round(["a", "b", "c", "d"]) == ([], [("a", "d"), ("b", "c")])
assert knockout_first_round(["a", "b", "c"]) == (["a"], [("b", "c")])
assert knockout_first_round(["a", "b", "c", "d", "e"]) == (["a", "b", "c"], [("d", "e")])
assert knockout_first_round(["a", "b", "c", "d", "e", "f"]) == (
    ["a", "b"],
    [("c", "f"), ("d", "e")],
)
assert knockout_first_round(["a", "b"]) == ([], [("a", "b")])
assert knockout_first_round(["a"]) is None
assert knockout_first_round([]) is None
assert knockout_first_round(list("abcdefg")) == (["a"], [("b", "g"), ("c", "f"), ("d", "e")])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
