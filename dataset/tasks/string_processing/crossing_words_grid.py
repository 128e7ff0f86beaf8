"""Lay two words across each other: the first stands from left to right, the second from top to
bottom through the first letter of the first word that also occurs in the second, at its first place
there, and the letters are capitals. Return the rows as texts with "." in the free places, all as
long as the first word, the number of rows being the length of the second word. With the count
given, that many of the possible crossings are passed over first, taken by the place in the first
word and then by the place in the second; when there are not enough crossings, or a word is empty,
return None."""


def crossing_words_grid(across, down, count):
    across = across.upper()
    down = down.upper()
    crossings = []
    for column, letter in enumerate(across):
        for row, other in enumerate(down):
            if letter == other:
                crossings.append((column, row))
    if len(crossings) <= count:
        return None
    column, level = crossings[count]
    grid = []
    for row, letter in enumerate(down):
        if row == level:
            grid.append(across)
        else:
            grid.append("." * column + letter + "." * (len(across) - column - 1))
    return grid


assert crossing_words_grid("cat", "tea", 0) == [".T.", ".E.", "CAT"]
assert crossing_words_grid("cat", "tea", 1) == ["CAT", "..E", "..A"]
assert crossing_words_grid("cat", "tea", 2) is None
assert crossing_words_grid("Bob", "ebb", 1) == ["E..", "B..", "BOB"]
assert crossing_words_grid("Bob", "ebb", 3) == ["..E", "..B", "BOB"]
assert crossing_words_grid("sun", "day", 0) is None
assert crossing_words_grid("", "a", 0) is None
assert crossing_words_grid("I", "hi", 0) == ["H", "I"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
