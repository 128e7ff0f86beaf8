"""On a football pitch from (0, 0) to (length, width) the team "home" attacks towards larger x and
"away" towards smaller x. Given the ball's place (x, y) and the team that touched it last, say how
the game goes on: "play" while the ball is on the pitch or its lines; beyond an end line, "goal for
T" when it went strictly between the posts, which stand half the given mouth to both sides of the
middle of the line, else "corner for T" when the defenders of that end touched it last, and else
"goal kick for T"; beyond a side line only, "throw-in for T", where T is the team that gains. The
defenders of an end shoot goals for the others too."""


def football_restart(place, touched, pitch, mouth):
    x, y = place
    length, width = pitch
    if x > length:
        attackers, defenders = "home", "away"
    elif x < 0:
        attackers, defenders = "away", "home"
    elif 0 <= y <= width:
        return "play"
    else:
        gains = "away" if touched == "home" else "home"
        return f"throw-in for {gains}"
    if width - mouth < 2 * y < width + mouth:
        return f"goal for {attackers}"
    if touched == defenders:
        return f"corner for {attackers}"
    return f"goal kick for {defenders}"


assert football_restart((0, 60), "home", (100, 60), 8) == "play"
assert football_restart((100, 0), "away", (100, 60), 8) == "play"
assert football_restart((100, 61), "home", (100, 60), 8) == "throw-in for away"
assert football_restart((0, -1), "away", (100, 60), 8) == "throw-in for home"
assert football_restart((101, 33), "home", (100, 60), 8) == "goal for home"
assert football_restart((-1, 27), "home", (100, 60), 8) == "goal for away"
assert football_restart((-1, 26), "home", (100, 60), 8) == "corner for away"
assert football_restart((102, 34), "away", (100, 60), 8) == "corner for home"
assert football_restart((101, 70), "home", (100, 60), 8) == "goal kick for away"
assert football_restart((-3, 25), "away", (100, 60), 8) == "goal kick for home"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
