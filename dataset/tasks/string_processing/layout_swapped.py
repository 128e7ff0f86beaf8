"""Correct a text that was typed on a keyboard of another country, where the given pairs of
characters lie exchanged: each pair is a text of two characters, and each stands for the other,
capitals likewise when both are letters. A word, separated by spaces, that is in the given
collection of good words as typed, compared in small letters, is not touched; pairs later in the
list count before earlier ones that share a character with them."""


def layout_swapped(text, pairs, good):
    table = {}
    for first, second in pairs:
        table[first] = second
        table[second] = first
        if first.isalpha() and second.isalpha():
            table[first.upper()] = second.upper()
            table[second.upper()] = first.upper()
    words = []
    for word in text.split(" "):
        if word.lower() not in good:
            word = "".join(table.get(char, char) for char in word)
        words.append(word)
    return " ".join(words)


assert layout_swapped("mz citz", ["yz"], []) == "my city"
assert layout_swapped("Yoo  Ztrack", ["yz"], []) == "Zoo  Ytrack"
assert layout_swapped("You zell Yoo", ["yz"], ["you"]) == "You yell Zoo"
assert layout_swapped("a;b-c", [";-"], []) == "a-b;c"
assert layout_swapped("qwa", ["qa", "qw"], []) == "wqq"
assert layout_swapped("l; L:", ["l;"], []) == ";l L:"
assert layout_swapped("A;a", [";a"], []) == "Aa;"
assert layout_swapped("xy", [], []) == "xy"
assert layout_swapped("", ["yz"], []) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
