"""Spell a word in big letters: the dict gives for each letter a list of rows of equal number, and
the result has that many rows in which the letters stand side by side with one column of spaces
between. Each letter is padded on the right to its longest row, a space in the word is two columns
of spaces besides the usual gaps, letters that the dict does not know are left out, and rows have no
spaces at their ends. A word of which nothing is left gives an empty list."""


def knitted_banner_text(word, shapes):
    blocks = []
    height = len(next(iter(shapes.values()), []))
    for letter in word:
        if letter == " ":
            blocks.append(["  "] * height)
        elif letter in shapes:
            width = max(len(row) for row in shapes[letter])
            blocks.append([row.ljust(width) for row in shapes[letter]])
    if not blocks:
        return []
    return [" ".join(block[row] for block in blocks).rstrip() for row in range(height)]


assert knitted_banner_text("TI", {"T": ["###", " #"], "I": ["#", "#"]}) == ["### #", " #  #"]
assert knitted_banner_text("I I", {"I": ["#", "#"]}) == ["#    #", "#    #"]
assert knitted_banner_text("IxI", {"I": ["#", "|"]}) == ["# #", "| |"]
assert knitted_banner_text("AI", {"A": [" o", "oo", ""], "I": ["|", "|", "|"]}) == [
    " o |",
    "oo |",
    "   |",
]
assert knitted_banner_text("A ", {"A": [" o", "o"]}) == [" o", "o"]
assert knitted_banner_text("xy", {"A": ["o", "o"]}) == []
assert knitted_banner_text("", {"A": ["o", "o"]}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
