"""Make the table of a tournament group from (first, second, points of first, points of second)
matches of a list of teams in drawn order. More won matches are better (a draw counts as won for
nobody); teams with equally many are ordered by the matches won against the other teams with equally
many, then by points scored in all matches, both from high to low, then by drawn order. Return the
names; matches with a team that is not in the list are ignored altogether."""


def group_table_direct(teams, matches):
    wins = {team: [] for team in teams}
    scored = {team: [] for team in teams}
    for first, second, mine, yours in matches:
        if first not in wins or second not in wins:
            continue
        scored[first].append(mine)
        scored[second].append(yours)
        if mine > yours:
            wins[first].append(second)
        elif yours > mine:
            wins[second].append(first)

    def direct(team):
        level = len(wins[team])
        beaten = [other for other in wins[team] if len(wins[other]) == level]
        return len(beaten)

    def standing(team):
        return (-len(wins[team]), -direct(team), -sum(scored[team]))

    return sorted(teams, key=standing)


assert group_table_direct(["a", "b"], [("a", "b", 2, 3)]) == ["b", "a"]
assert group_table_direct(
    ["a", "b", "c"], [("a", "b", 1, 0), ("b", "c", 9, 0), ("c", "a", 0, 5)]
) == ["a", "b", "c"]
assert group_table_direct(
    ["a", "b", "c", "d"], [("a", "c", 9, 0), ("b", "a", 1, 0), ("d", "c", 2, 1)]
) == ["b", "a", "d", "c"]
assert group_table_direct(
    ["a", "b", "c"], [("a", "b", 1, 0), ("b", "c", 3, 0), ("c", "a", 2, 1)]
) == ["b", "a", "c"]
assert group_table_direct(["a", "b"], [("a", "b", 2, 2)]) == ["a", "b"]
assert group_table_direct(["a", "b", "c"], [("a", "c", 2, 2), ("b", "c", 3, 3)]) == ["c", "b", "a"]
assert group_table_direct(["a", "b"], [("x", "b", 1, 9), ("b", "y", 8, 1), ("a", "b", 1, 1)]) == [
    "a",
    "b",
]
assert group_table_direct([], []) == []
assert group_table_direct(["a", "b"], [("a", "b", 9, 0), ("a", "b", 0, 1), ("a", "b", 0, 1)]) == [
    "b",
    "a",
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
