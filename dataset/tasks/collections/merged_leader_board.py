"""Combine several score boards (dicts from name to score) into one ranking: every name counts with
the best of its scores plus one bonus point for each further board it appears on. Return the best
(name, points) pairs, at most as many as the limit, by points from high to low and then by name."""


def merged_leader_board(boards, limit):
    best = {}
    bonus = {}
    for board in boards:
        for name, score in board.items():
            best[name] = max(score, best.get(name, score))
            bonus[name] = bonus.get(name, -1) + 1
    points = {name: best[name] + bonus[name] for name in best}
    ranked = sorted(points.items(), key=lambda pair: (-pair[1], pair[0]))
    return ranked[:limit]


assert merged_leader_board([{"ann": 5, "bob": 7}, {"ann": 9}], 5) == [("ann", 10), ("bob", 7)]
assert merged_leader_board([{"ann": 9}, {"ann": 5}, {"ann": 1}], 5) == [("ann", 11)]
assert merged_leader_board([{"bob": 4, "ann": 4}], 5) == [("ann", 4), ("bob", 4)]
assert merged_leader_board([{"a": 1, "b": 3, "c": 2}], 2) == [("b", 3), ("c", 2)]
assert merged_leader_board([{"a": -5}, {"a": -7}], 5) == [("a", -4)]
assert merged_leader_board([], 5) == []
assert merged_leader_board([{"a": 1}], 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
