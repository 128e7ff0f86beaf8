"""In a quiz the buttons of the players are sampled as words, player 0 at the lowest bit, while a
second list of equal length tells the host's action at each sample: "ask", "right", "wrong" or "".
After "ask", the first player whose button is newly pressed (a one now, a zero in the sample before)
has the turn, the lowest number if there are several, from the sample after the "ask" on; "right"
gives that player a point and ends the question, "wrong" takes a point away, bars the player for the
rest of the question and opens it again from the same sample on for new presses of the others; an
"ask" begins a new question with nobody barred, ending any open one, and presses before an "ask" or
at its sample do not count. Return (list of points of the given number of players, list of the
players who had the turn in order)."""


def quiz_buzzer_points(samples, actions, players):
    points = [0] * players
    turns = []
    barred = None
    answering = None
    open_question = False
    for before, word, action in zip(samples[:1] + samples, samples, actions):
        pressed = word & ~before
        if action == "ask":
            open_question = True
            answering = None
            barred = 0
            continue
        if answering is not None:
            if action == "right":
                points[answering] += 1
                answering = None
                open_question = False
            elif action == "wrong":
                points[answering] -= 1
                barred |= 1 << answering
                answering = None
        if answering is not None or not open_question:
            continue
        for player in range(players):
            if pressed >> player & 1 and not barred >> player & 1:
                answering = player
                turns.append(player)
                break
    return (points, turns)


assert quiz_buzzer_points([0, 0b11, 0b10, 0b11], ["ask", "", "wrong", "right"], 2) == ([-1, 0], [0])
assert quiz_buzzer_points([0, 0b10, 0b11, 0b11], ["ask", "", "wrong", "right"], 2) == (
    [1, -1],
    [1, 0],
)
assert quiz_buzzer_points([0, 0b10, 0b00, 0b10, 0b10], ["ask", "", "wrong", "", "right"], 2) == (
    [0, -1],
    [1],
)
assert quiz_buzzer_points([0b1, 0b1, 0b0, 0b1], ["ask", "", "", ""], 1) == ([0], [0])
assert quiz_buzzer_points([0b1, 0], ["", "right"], 1) == ([0], [])
assert quiz_buzzer_points([0, 0b110, 0b111, 0], ["ask", "", "", "right"], 3) == ([0, 1, 0], [1])
assert quiz_buzzer_points([0, 1, 0, 1, 0], ["ask", "", "right", "", "right"], 1) == ([1], [0])
assert quiz_buzzer_points([0, 1, 0, 0, 1, 0], ["ask", "", "wrong", "ask", "", "right"], 1) == (
    [0],
    [0, 0],
)
assert quiz_buzzer_points([0, 1, 0, 2, 0], ["ask", "", "ask", "", "right"], 2) == ([0, 1], [0, 1])
assert quiz_buzzer_points([0, 0b100], ["ask", ""], 2) == ([0, 0], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
