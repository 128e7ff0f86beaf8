"""A high score board is a list of (name, score) entries from best to worst with room for a given
number of entries. Return the board after a new entry was added: it goes below all entries with the
same score, and what no longer fits is cut off at the end; a name that is already on the board keeps
only its better score, the older entry when they are equal."""


def board_with_entry(board, name, score, room):
    old = dict(board).get(name)
    if old is not None and old >= score:
        return board[:room]
    rest = [entry for entry in board if entry[0] != name]
    place = 0
    while place < len(rest) and rest[place][1] >= score:
        place += 1
    rest.insert(place, (name, score))
    return rest[:room]


assert board_with_entry([("a", 9), ("b", 5)], "c", 7, 5) == [("a", 9), ("c", 7), ("b", 5)]
assert board_with_entry([("a", 9), ("b", 5)], "c", 5, 5) == [("a", 9), ("b", 5), ("c", 5)]
assert board_with_entry([("a", 9), ("b", 5)], "c", 9, 2) == [("a", 9), ("c", 9)]
assert board_with_entry([("a", 9), ("b", 5)], "c", 4, 2) == [("a", 9), ("b", 5)]
assert board_with_entry([("a", 9), ("b", 5)], "b", 9, 3) == [("a", 9), ("b", 9)]
assert board_with_entry([("a", 9), ("b", 5)], "a", 8, 2) == [("a", 9), ("b", 5)]
assert board_with_entry([("a", 9), ("b", 9), ("c", 2)], "a", 9, 2) == [("a", 9), ("b", 9)]
assert board_with_entry([], "c", 0, 1) == [("c", 0)]
assert board_with_entry([("a", 9)], "b", 10, 3) == [("b", 10), ("a", 9)]
assert board_with_entry([("a", 0)], "a", 1, 1) == [("a", 1)]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
