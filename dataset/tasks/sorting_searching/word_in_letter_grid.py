"""Look for a word in a grid of letters, given as a list of texts of equal length, in which it may
be written from left to right, from top to bottom, or diagonally down to the right. Return (row,
column, direction) of its first letter with the direction "across", "down" or "diagonal"; the
topmost start comes first, then the leftmost one, then the directions in this order. Return None
when the word does not occur or has fewer than two letters."""


def word_in_letter_grid(grid, word):
    if len(word) < 2:
        return None

    def letter(row, column):
        if row >= len(grid) or column >= len(grid[row]):
            return ""
        return grid[row][column]

    moves = {"across": (0, 1), "down": (1, 0), "diagonal": (1, 1)}
    for row, line in enumerate(grid):
        for column, _ in enumerate(line):
            for direction, (down, right) in moves.items():
                found = ""
                for step, _ in enumerate(word):
                    found += letter(row + down * step, column + right * step)
                if found == word:
                    return (row, column, direction)
    return None


assert word_in_letter_grid(["xcat", "axxx", "txxx"], "cat") == (0, 1, "across")
assert word_in_letter_grid(["xxc", "xxa", "xxt"], "cat") == (0, 2, "down")
assert word_in_letter_grid(["cxx", "xax", "xxt"], "cat") == (0, 0, "diagonal")
assert word_in_letter_grid(["oon", "oox", "nxx"], "on") == (0, 1, "across")
assert word_in_letter_grid(["xo", "on"], "on") == (0, 1, "down")
assert word_in_letter_grid(["tac", "xxx"], "cat") is None
assert word_in_letter_grid(["cat"], "c") is None
assert word_in_letter_grid(["ca", "tx"], "cat") is None
assert word_in_letter_grid([], "cat") is None
assert word_in_letter_grid(["xxxx", "xcxx", "xaax", "xtxt"], "cat") == (1, 1, "down")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
