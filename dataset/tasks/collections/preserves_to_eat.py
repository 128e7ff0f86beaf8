"""Two shelves of preserves are lists of (kind, year). Return the list of what to eat first:
alternately one jar from the first and one from the second shelf, each time the oldest one there,
the one listed first among equals, beginning with the shelf that has the older oldest jar (the first
shelf when they are equal). When a shelf is empty, the other one goes on alone; only jars up to and
including the given year are eaten at all."""


def preserves_to_eat(first, second, year):
    shelves = []
    for jars in (first, second):
        due = [jar for jar in jars if jar[1] <= year]
        shelves.append(sorted(due, key=lambda jar: jar[1]))
    if not shelves[0]:
        return shelves[1]
    if shelves[1] and shelves[1][0][1] < shelves[0][0][1]:
        shelves.reverse()
    eaten = []
    for turn in range(len(shelves[0]) + len(shelves[1])):
        here = shelves[turn % 2] or shelves[0] or shelves[1]
        eaten.append(here.pop(0))
    return eaten


assert preserves_to_eat([("fig", 3), ("plum", 1)], [("pear", 2)], 9) == [
    ("plum", 1),
    ("pear", 2),
    ("fig", 3),
]
assert preserves_to_eat([("fig", 3)], [("pear", 2), ("plum", 4)], 9) == [
    ("pear", 2),
    ("fig", 3),
    ("plum", 4),
]
assert preserves_to_eat([("fig", 3)], [("pear", 3)], 3) == [("fig", 3), ("pear", 3)]
assert preserves_to_eat([("fig", 3)], [("pear", 3)], 2) == []
assert preserves_to_eat([], [("pear", 5), ("fig", 2)], 5) == [("fig", 2), ("pear", 5)]
assert preserves_to_eat([("b", 1), ("a", 1), ("c", 2)], [("d", 9)], 9) == [
    ("b", 1),
    ("d", 9),
    ("a", 1),
    ("c", 2),
]
assert preserves_to_eat([("b", 8)], [("d", 1), ("e", 2), ("f", 3)], 9) == [
    ("d", 1),
    ("b", 8),
    ("e", 2),
    ("f", 3),
]
assert preserves_to_eat([("b", 1)], [], 9) == [("b", 1)]
assert preserves_to_eat([("b", 1)], [("pear", 5), ("fig", 2)], 5) == [
    ("b", 1),
    ("fig", 2),
    ("pear", 5),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
