"""Curling stones are (team, x, y) with the middle of the house at (0, 0), and a stone lies in the
house when its distance from the middle is at most the given radius. The team of the nearest stone
in the house gets a point for each of its stones there that is nearer than every stone of the other
teams in the house. Return (team, points); without a stone in the house, or when two teams share the
shortest distance, the result is (None, 0)."""


def curling_end_score(stones, radius):
    distances = {}
    for team, x, y in stones:
        squared = x * x + y * y
        if squared <= radius * radius:
            distances.setdefault(team, []).append(squared)
    if not distances:
        return None, 0
    winner = min(distances, key=lambda team: min(distances[team]))
    best = distances.pop(winner)
    limit = min((min(others) for others in distances.values()), default=float("inf"))
    points = sum(squared < limit for squared in best)
    return (winner, points) if points else (None, 0)


assert curling_end_score([("red", 1, 1), ("blue", 2, 2), ("red", 0, -1)], 5) == ("red", 2)
assert curling_end_score([("red", 3, 4), ("red", 4, 4)], 5) == ("red", 1)
assert curling_end_score([("red", 0, 3), ("blue", -1, 0), ("blue", 3, 0), ("blue", 2, 2)], 4) == (
    "blue",
    2,
)
assert curling_end_score([("red", 0, 2), ("blue", 2, 0), ("red", 1, 2)], 4) == (None, 0)
assert curling_end_score([("red", 3, 4)], 4) == (None, 0)
assert curling_end_score([], 3) == (None, 0)
assert curling_end_score([("a", 5, 0), ("a", 1, 0), ("b", 2, 0), ("b", 6, 6), ("c", 1, 1)], 9) == (
    "a",
    1,
)
assert curling_end_score([("red", 9, 0), ("blue", 1, 0), ("blue", 2, 0)], 3) == ("blue", 2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
