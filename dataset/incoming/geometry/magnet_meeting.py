"""Two magnetic bars lie on squared paper without sharing a cell, each given as ((x, y), direction,
length): the cell of its north end, the letter "U", "D", "L" or "R" for the direction (y grows
upwards) in which the other cells follow, and the number of its cells, the last of which is its
south end. Tell what happens to them: "stick" when the north end of one bar lies side by side with
the south end of the other, else "repel" when two north ends or two south ends lie side by side, and
"free" otherwise; a bar of one cell has both ends in it."""


def magnet_meeting(first, second):
    steps = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}
    bars = []
    for (x, y), direction, length in (first, second):
        dx, dy = steps[direction]
        south = (x + dx * (length - 1), y + dy * (length - 1))
        bars.append({"north": (x, y), "south": south})
    meetings = set()
    for end, (x, y) in bars[0].items():
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        for other, cell in bars[1].items():
            if cell in around:
                meetings.add(end == other)
    if False in meetings:
        return "stick"
    return "repel" if meetings else "free"


assert magnet_meeting(((0, 0), "R", 3), ((3, 0), "R", 2)) == "stick"
assert magnet_meeting(((0, 0), "R", 3), ((-1, 0), "L", 2)) == "repel"
assert magnet_meeting(((0, 0), "R", 3), ((2, 4), "D", 4)) == "repel"
assert magnet_meeting(((0, 0), "U", 3), ((1, 4), "D", 3)) == "repel"
assert magnet_meeting(((0, 3), "U", 2), ((0, 2), "D", 3)) == "repel"
assert magnet_meeting(((0, 0), "U", 3), ((0, 3), "R", 2)) == "stick"
assert magnet_meeting(((0, 0), "U", 3), ((1, 1), "R", 3)) == "free"
assert magnet_meeting(((0, 0), "L", 1), ((0, 1), "U", 4)) == "stick"
assert magnet_meeting(((5, 5), "D", 2), ((6, 6), "U", 2)) == "free"
assert magnet_meeting(((5, 5), "L", 4), ((2, 6), "U", 3)) == "stick"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
