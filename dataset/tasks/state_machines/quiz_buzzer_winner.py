"""In a quiz round, presses of buzzers are (millisecond, team) pairs in order of time, and the
question is read until the given millisecond. A press before that blocks the team for 500
milliseconds from this press, and a press of a blocked team does nothing but does not begin the
block anew. Return the team with the first press that counts, or None; a press at exactly the end
of the reading or of a block counts."""


def quiz_buzzer_winner(presses, read_until):
    blocked = {}
    for time, team in presses:
        if team in blocked and time < blocked[team]:
            continue
        if time >= read_until:
            return team
        blocked[team] = time + 500
    return None


assert quiz_buzzer_winner([(900, "a"), (1000, "b")], 1000) == "b"
assert quiz_buzzer_winner([(900, "a"), (1399, "a"), (1450, "b")], 1000) == "b"
assert quiz_buzzer_winner([(900, "a"), (1400, "a"), (1450, "b")], 1000) == "a"
assert quiz_buzzer_winner([(600, "a"), (900, "a"), (1100, "a")], 1000) == "a"
assert quiz_buzzer_winner([(999, "a"), (1498, "a")], 1000) is None
assert quiz_buzzer_winner([(100, "a"), (700, "a"), (1100, "a"), (1300, "c")], 1000) == "c"
assert quiz_buzzer_winner([], 10) is None
assert quiz_buzzer_winner([(0, "d"), (1, "e")], 0) == "d"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
