"""At a table tennis evening players queue in a list, the first two play, the winner stays at the
table and the loser goes to the end of the queue, while the next of the queue comes on; a dict from
player to strength decides each game, the stronger one winning, or the one who was at the table
already when both are equal (the first of the list in the first game). After the given number of
wins in a row (at least 1) a winner has to go to the end of the queue as well, after the loser, and
the next two come on. Return a dict from player to the number of games won, for all players in the
order of the list, after the given number of games; fewer than two players play no game."""


def table_tennis_wins(players, strength, row, games):
    wins = dict.fromkeys(players, 0)
    if len(players) < 2:
        return wins
    queue = list(players)
    holder = queue.pop(0)
    streak = 0
    for _ in range(games):
        guest = queue.pop(0)
        if strength[guest] > strength[holder]:
            holder, guest = guest, holder
            streak = 0
        queue.append(guest)
        wins[holder] += 1
        streak += 1
        if streak == row:
            queue.append(holder)
            holder = queue.pop(0)
            streak = 0
    return wins


assert table_tennis_wins(["a", "b", "c"], {"a": 3, "b": 2, "c": 1}, 9, 4) == {
    "a": 4,
    "b": 0,
    "c": 0,
}
assert table_tennis_wins(["a", "b", "c"], {"a": 1, "b": 2, "c": 3}, 9, 4) == {
    "a": 0,
    "b": 1,
    "c": 3,
}
assert table_tennis_wins(["a", "b", "c"], {"a": 2, "b": 2, "c": 2}, 9, 3) == {
    "a": 3,
    "b": 0,
    "c": 0,
}
assert table_tennis_wins(["a", "b", "c"], {"a": 3, "b": 2, "c": 1}, 2, 4) == {
    "a": 3,
    "b": 1,
    "c": 0,
}
assert table_tennis_wins(["a", "b", "c"], {"a": 3, "b": 2, "c": 1}, 1, 3) == {
    "a": 2,
    "b": 1,
    "c": 0,
}
assert table_tennis_wins(["a"], {"a": 3}, 2, 5) == {"a": 0}
assert table_tennis_wins([], {}, 2, 5) == {}
assert table_tennis_wins(["a", "b", "c", "d"], {"a": 1, "b": 4, "c": 3, "d": 2}, 2, 5) == {
    "a": 0,
    "b": 3,
    "c": 1,
    "d": 1,
}
assert table_tennis_wins(["a", "b"], {"a": 1, "b": 2}, 9, 3) == {"a": 0, "b": 3}
assert table_tennis_wins(["a", "b", "c"], {"a": 2, "b": 2, "c": 2}, 1, 3) == {
    "a": 2,
    "b": 0,
    "c": 1,
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
