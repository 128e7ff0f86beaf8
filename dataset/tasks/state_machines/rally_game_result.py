"""A rally game is played to the given number of points, at least 2 ahead of the other side, but
whoever reaches the cap wins at once. A string lists the winners of the rallies as "A" and "B"; who
wins a rally gets a point and serves the next one, and A serves first. Return (points of A, points
of B, winner or None, points won by the side that served), ignoring rallies after the end."""


def rally_game_result(rallies, target, cap):
    points = {"A": 0, "B": 0}
    server = "A"
    served = 0
    for side in rallies:
        points[side] += 1
        served += side == server
        server = side
        lead = 2 * points[side] - sum(points.values())
        if points[side] == cap or (points[side] >= target and lead >= 2):
            return (points["A"], points["B"], side, served)
    return (points["A"], points["B"], None, served)


assert rally_game_result("AABA", 5, 9) == (3, 1, None, 2)
assert rally_game_result("AAAB", 3, 9) == (3, 0, "A", 3)
assert rally_game_result("ABABB", 3, 9) == (2, 3, None, 2)
assert rally_game_result("ABABBB", 3, 9) == (2, 4, "B", 3)
assert rally_game_result("ABABAB", 3, 9) == (3, 3, None, 1)
assert rally_game_result("ABABABA", 3, 4) == (4, 3, "A", 1)
assert rally_game_result("BBB", 3, 3) == (0, 3, "B", 2)
assert rally_game_result("BBAAA", 3, 9) == (3, 2, None, 3)
assert rally_game_result("", 3, 9) == (0, 0, None, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
