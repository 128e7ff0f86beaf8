"""Golfers are given as a dict from name to the list of strokes on the holes played so far. Rank
those who have played at least one hole by their strokes minus the par of the holes played (the pars
of the course are a list from the first hole on), low values first and names in alphabetical order
among equals. Return (place, name, score) triples of texts, in which a place shared by several
golfers has a "T" before it and the score is "E" for 0, has a "+" when above 0 and a "-" when below;
shared places use up the following ones."""


def golf_leaderboard(strokes, pars):
    scores = {}
    for name, holes in strokes.items():
        if not holes:
            continue
        par = sum(pars[: len(holes)])
        scores[name] = sum(holes) - par
    rows = []
    values = list(scores.values())
    for name in sorted(scores, key=lambda name: (scores[name], name)):
        score = scores[name]
        better = [value for value in values if value < score]
        place = str(len(better) + 1)
        if values.count(score) > 1:
            place = "T" + place
        if score > 0:
            text = "+" + str(score)
        elif score < 0:
            text = str(score)
        else:
            text = "E"
        rows.append((place, name, text))
    return rows


assert golf_leaderboard({"ann": [4, 3], "bo": [5, 4]}, [4, 4, 3]) == [
    ("1", "ann", "-1"),
    ("2", "bo", "+1"),
]
assert golf_leaderboard({"bo": [4], "ann": [4, 4]}, [4, 4, 3]) == [
    ("T1", "ann", "E"),
    ("T1", "bo", "E"),
]
assert golf_leaderboard({"c": [7], "b": [5], "a": [5]}, [4]) == [
    ("T1", "a", "+1"),
    ("T1", "b", "+1"),
    ("3", "c", "+3"),
]
assert golf_leaderboard({"a": [], "b": [6]}, [4, 4]) == [("1", "b", "+2")]
assert golf_leaderboard({"a": [4, 4, 3], "b": [2]}, [4, 4, 3]) == [
    ("1", "b", "-2"),
    ("2", "a", "E"),
]
assert golf_leaderboard({}, [4]) == []
assert golf_leaderboard({"d": [3], "e": [5], "a": [4], "b": [5]}, [4, 5]) == [
    ("1", "d", "-1"),
    ("2", "a", "E"),
    ("T3", "b", "+1"),
    ("T3", "e", "+1"),
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
