"""Build the table of a league from (home, guest, home goals, guest goals) results: a win gives 3
points, a draw 1 each. Return the team names ordered by points, then by goal difference, then by
goals scored, all from high to low, and finally by name; a result with a negative number of goals is
ignored, its teams too."""


def league_table_order(results):
    records = {}

    def book(team, scored, conceded):
        points = 0
        if scored > conceded:
            points = 3
        elif scored == conceded:
            points = 1
        records.setdefault(team, []).append((points, scored - conceded, scored))

    def standing(team):
        return [-sum(column) for column in zip(*records[team])] + [team]

    for home, guest, home_goals, guest_goals in results:
        if home_goals >= 0 and guest_goals >= 0:
            book(home, home_goals, guest_goals)
            book(guest, guest_goals, home_goals)
    return sorted(records, key=standing)


assert league_table_order([("a", "b", 0, 1)]) == ["b", "a"]
assert league_table_order([("b", "a", 1, 1)]) == ["a", "b"]
assert league_table_order([("a", "b", 2, 0), ("c", "d", 3, 0)]) == ["c", "a", "b", "d"]
assert league_table_order([("a", "b", 2, 1), ("c", "d", 3, 2)]) == ["c", "a", "d", "b"]
assert league_table_order(
    [("a", "b", 1, 0), ("b", "a", 5, 0), ("d", "e", 0, 0), ("d", "f", 0, 0)]
) == ["b", "a", "d", "e", "f"]
assert league_table_order(
    [("a", "b", 1, 0), ("b", "a", 5, 0), ("d", "e", 0, 0), ("d", "f", 0, 0), ("g", "d", 0, 0)]
) == ["b", "d", "a", "e", "f", "g"]
assert league_table_order([("a", "b", -1, 0), ("c", "d", 0, 0)]) == ["c", "d"]
assert league_table_order([("a", "b", 0, -1)]) == []
assert league_table_order([("a", "b", 0, 2), ("a", "b", 3, 0)]) == ["a", "b"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
