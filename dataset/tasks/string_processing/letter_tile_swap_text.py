"""Show how a row of letter tiles is changed into another by a player with a bag of tiles: compare
the two rows of equal length place by place and return the lines "place 3: a -> b" for each change,
counted from 1. A new tile comes from the tiles taken off at other places if the same letter is
among them, each used once, in which case " (from 5)" follows with the lowest such place still
unused; otherwise it comes from the bag, a text whose first tile of that letter is used up. When the
bag lacks a letter, the line ends with " (missing)"; when the lengths differ, return None, and no
difference gives the list ["nothing"]."""


def letter_tile_swap_text(before, after, bag):
    if len(before) != len(after):
        return None
    taken = {}
    for place, (old, new) in enumerate(zip(before, after), 1):
        if old != new:
            taken.setdefault(old, []).append(place)
    stock = list(bag)
    lines = []
    for place, (old, new) in enumerate(zip(before, after), 1):
        if old == new:
            continue
        line = f"place {place}: {old} -> {new}"
        if taken.get(new):
            line += f" (from {taken[new].pop(0)})"
        elif new in stock:
            stock.remove(new)
        else:
            line += " (missing)"
        lines.append(line)
    return lines or ["nothing"]


assert letter_tile_swap_text("cat", "act", "") == [
    "place 1: c -> a (from 2)",
    "place 2: a -> c (from 1)",
]
assert letter_tile_swap_text("cat", "cap", "ppx") == ["place 3: t -> p"]
assert letter_tile_swap_text("aabb", "bbac", "c") == [
    "place 1: a -> b (from 3)",
    "place 2: a -> b (from 4)",
    "place 3: b -> a (from 1)",
    "place 4: b -> c",
]
assert letter_tile_swap_text("ab", "xx", "ax") == ["place 1: a -> x", "place 2: b -> x (missing)"]
assert letter_tile_swap_text("ab", "ba", "ab")[0] == "place 1: a -> b (from 2)"
assert letter_tile_swap_text("cat", "cats", "s") is None
assert letter_tile_swap_text("cat", "cat", "a") == ["nothing"]
assert letter_tile_swap_text("", "", "") == ["nothing"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
