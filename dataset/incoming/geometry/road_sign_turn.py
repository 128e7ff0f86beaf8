"""A road map shows straight roads as pairs of whole-number (x, y) points, and a sign says which way
the second of two roads leaves the first, when they join end to start: the second starts where the
first one ends. Name the turn by the angle between going straight on and the second road: "straight
on" at 0, "slight" below 45 degrees, "turn" from 45 to 135 degrees, both included, "sharp" above
that, and "back" at 180, with " left" or " right" after the three words in the middle. Roads that do
not join give "", as do roads without length."""


def road_sign_turn(first, second):
    (ax, ay), (bx, by) = first
    (cx, cy), (dx, dy) = second
    if (bx, by) != (cx, cy):
        return ""
    ahead = (bx - ax) * (dx - cx) + (by - ay) * (dy - cy)
    beside = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if beside > 0:
        side = "left"
    elif beside < 0:
        side = "right"
    elif ahead > 0:
        return "straight on"
    else:
        return "back" if ahead else ""
    if ahead > abs(beside):
        return f"slight {side}"
    if -ahead > abs(beside):
        return f"sharp {side}"
    return f"turn {side}"


assert road_sign_turn(((0, 1), (2, 1)), ((2, 1), (6, 4))) == "slight left"
assert road_sign_turn(((1, 0), (1, 3)), ((1, 3), (2, 5))) == "slight right"
assert road_sign_turn(((1, 2), (2, 2)), ((2, 2), (3, 1))) == "turn right"
assert road_sign_turn(((1, 2), (2, 1)), ((2, 1), (0, 4))) == "sharp left"
assert road_sign_turn(((4, 2), (3, 2)), ((3, 2), (4, 1))) == "turn left"
assert road_sign_turn(((1, 1), (2, 1)), ((2, 1), (3, 1))) == "straight on"
assert road_sign_turn(((1, 1), (3, 4)), ((3, 4), (1, 1))) == "back"
assert road_sign_turn(((0, 0), (2, 1)), ((2, 2), (6, 4))) == ""
assert road_sign_turn(((2, 1), (2, 1)), ((2, 1), (6, 4))) == ""
assert road_sign_turn(((5, 6), (2, 4)), ((2, 4), (8, 9))) == "sharp right"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
