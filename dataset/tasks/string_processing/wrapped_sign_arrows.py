"""Write the lines of a signpost from pairs of place and direction in degrees, seen from a walker
who looks in the given direction: places ahead, at most 45 degrees to either side, get "^ " in
front, those to the right "> ", those to the left "< " and those behind, at least 135 degrees off,
"v ". The lines are ordered ahead, left, right, behind and within each by name; places with the same
arrow and the same direction share a line with " / " between their names, and a line longer than the
width is cut to it with "_" as its last character. Right means turning clockwise, directions may be
any whole numbers, and a width below 3 gives an empty list."""


def wrapped_sign_arrows(places, facing, width):
    if width < 3:
        return []
    boards = {}
    for name, direction in places:
        turn = (direction - facing) % 360
        if turn <= 45 or turn >= 315:
            arrow = "^"
        elif turn < 135:
            arrow = ">"
        elif turn <= 225:
            arrow = "v"
        else:
            arrow = "<"
        boards.setdefault((arrow, turn), []).append(name)
    lines = []
    for (arrow, _), names in boards.items():
        line = f"{arrow} {' / '.join(sorted(names))}"
        if len(line) > width:
            line = line[: width - 1] + "_"
        lines.append(line)
    return sorted(lines, key=lambda line: ("^<>v".index(line[0]), line))


assert wrapped_sign_arrows([("Mill", 90), ("Inn", 0), ("Bay", 180), ("Zoo", 270)], 0, 9) == [
    "^ Inn",
    "< Zoo",
    "> Mill",
    "v Bay",
]
assert wrapped_sign_arrows([("A", 45), ("B", 46), ("C", 315), ("D", 314)], 0, 9) == [
    "^ A",
    "^ C",
    "< D",
    "> B",
]
assert wrapped_sign_arrows([("A", 134), ("B", 135), ("C", 225), ("D", 226)], 360, 9) == [
    "< D",
    "> A",
    "v B",
    "v C",
]
assert wrapped_sign_arrows([("Sea", 10), ("Inn", 370), ("Kiln", -20)], 100, 9) == [
    "< Inn / _",
    "< Kiln",
]
assert wrapped_sign_arrows([("Sea", 10), ("Inn", 10)], 10, 11) == ["^ Inn / Sea"]
assert wrapped_sign_arrows([("Sea", 10)], 10, 3) == ["^ _"]
assert wrapped_sign_arrows([("Sea", 10)], 10, 2) == []
assert wrapped_sign_arrows([], 10, 5) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
