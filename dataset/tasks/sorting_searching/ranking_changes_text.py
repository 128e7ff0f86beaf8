"""Compare two rankings of names, the old and the new one, each from first place on. Return a list
of texts for the new ranking, "1. Ann" followed by " (+2)" for a climb and " (-1)" for a fall by
that many places, by nothing for the same place, and by " (new)" for a name that was not ranked
before; behind them come the names that dropped out, as "out: Bo", in the order of the old ranking,
and only the first entries of the new ranking, as many as the limit, are listed, with nothing at all
for a limit below 1."""


def ranking_changes_text(old, new, limit):
    if limit < 1:
        return []
    before = {}
    for place, name in enumerate(old, 1):
        before[name] = place
    lines = []
    for place, name in enumerate(new[:limit], 1):
        line = str(place) + ". " + name
        if name not in before:
            lines.append(line + " (new)")
            continue
        climb = before[name] - place
        if climb > 0:
            line += " (+" + str(climb) + ")"
        if climb < 0:
            line += " (" + str(climb) + ")"
        lines.append(line)
    for name in old:
        if name not in new:
            lines.append("out: " + name)
    return lines


assert ranking_changes_text(["Ann", "Bo", "Cy"], ["Cy", "Ann", "Bo"], 9) == [
    "1. Cy (+2)",
    "2. Ann (-1)",
    "3. Bo (-1)",
]
assert ranking_changes_text(["Ann", "Bo"], ["Ann", "Di"], 9) == ["1. Ann", "2. Di (new)", "out: Bo"]
assert ranking_changes_text(["Ann", "Bo", "Cy"], ["Bo", "Di", "Ann"], 2) == [
    "1. Bo (+1)",
    "2. Di (new)",
    "out: Cy",
]
assert ranking_changes_text(["Bo", "Ann"], [], 3) == ["out: Bo", "out: Ann"]
assert ranking_changes_text([], ["Bo"], 1) == ["1. Bo (new)"]
assert ranking_changes_text(["Ann"], ["Bo"], 0) == []
assert ranking_changes_text(["a", "b", "c", "d"], ["d", "x", "c", "a"], 4) == [
    "1. d (+3)",
    "2. x (new)",
    "3. c",
    "4. a (-3)",
    "out: b",
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
