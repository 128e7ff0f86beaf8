"""Turn the stages of a walk into one text: a stage is a pair of a compass letter "n", "e", "s" or
"w" and a number of metres, and stages in a row with the same letter are one, their metres added;
stages of 0 metres or less are left out beforehand. The text begins "Start north for 300 m", and
each further stage is "turn left for 50 m", "turn right for 50 m" or "turn back for 50 m", seen from
the stage before; parts are joined by ", " but the last by " and finally ", and the text ends with a
full stop. From 1000 m on the length is given in km with one decimal, rounded down, and "Stay here."
is the text of a walk without stages."""


def walk_directions_text(stages):
    order = "nesw"
    names = ["north", "east", "south", "west"]
    turns = ["", "right", "back", "left"]
    merged = []
    for letter, metres in stages:
        if metres <= 0:
            continue
        side = order.index(letter)
        if merged and merged[-1][0] == side:
            merged[-1][1] += metres
        else:
            merged.append([side, metres])
    if not merged:
        return "Stay here."
    parts = []
    before = None
    for side, metres in merged:
        length = f"{metres} m"
        if metres >= 1000:
            length = f"{metres // 1000}.{metres // 100 % 10} km"
        if before is None:
            parts.append(f"Start {names[side]} for {length}")
        else:
            parts.append(f"turn {turns[(side - before) % 4]} for {length}")
        before = side
    last = parts.pop()
    if not parts:
        return last + "."
    return f"{', '.join(parts)} and finally {last}."


assert walk_directions_text([("n", 300), ("w", 50)]) == (
    "Start north for 300 m and finally turn left for 50 m."
)
assert walk_directions_text([("e", 20), ("e", 30), ("s", 5), ("n", 1)]) == (
    "Start east for 50 m, turn right for 5 m and finally turn back for 1 m."
)
assert walk_directions_text([("w", 999), ("n", 0), ("w", 1)]) == "Start west for 1.0 km."
assert walk_directions_text([("s", 999)]) == "Start south for 999 m."
assert walk_directions_text([("s", 11998), ("w", 1), ("n", 2), ("n", 3)]) == (
    "Start south for 11.9 km, turn right for 1 m and finally turn right for 5 m."
)
assert walk_directions_text([("n", 1), ("e", -4), ("n", 1)]) == "Start north for 2 m."
assert walk_directions_text([("n", 0)]) == "Stay here."
assert walk_directions_text([]) == "Stay here."

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
