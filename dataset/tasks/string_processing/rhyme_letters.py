"""Name the rhyme scheme of a poem with letters: each line is represented by the last letters of its
last word, as many as given, without regard to case and to characters that are not letters. Lines
with the same ending get the same letter, new endings A, B, C and so on in order, an ending that
occurs only once gets "-" and no letter, and empty lines become a space; a line whose last word is
shorter is represented by its whole last word."""

from collections import Counter


def rhyme_letters(lines, size):
    endings = []
    for line in lines:
        words = line.lower().split()
        last = words[-1] if words else ""
        letters = "".join(char for char in last if char.isalpha())
        endings.append(letters[-size:])
    counts = Counter(endings)
    names = {"": " "}
    scheme = ""
    for ending in endings:
        if ending and counts[ending] == 1:
            scheme += "-"
            continue
        if ending not in names:
            names[ending] = chr(ord("A") + len(names) - 1)
        scheme += names[ending]
    return scheme


assert rhyme_letters(["by night", "the sea", "so bright", "a tree"], 3) == "A-A-"
assert rhyme_letters(["by night", "the sea,", "so BRIGHT!", "a tea"], 2) == "ABAB"
assert rhyme_letters(["one", "two", "", "gone", "who"], 2) == "A- A-"
assert rhyme_letters(["go", "so", "logo"], 3) == "---"
assert rhyme_letters(["go", "Go", "do", "to do"], 3) == "AABB"
assert rhyme_letters(["x a", "y", "b", "z", "z y", "b", "q z"], 1) == "-ABCABC"
assert rhyme_letters([""], 2) == " "
assert rhyme_letters([], 2) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
