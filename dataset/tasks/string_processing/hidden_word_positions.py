"""Find a word in a text whose letters may be interrupted: the word occurs when its letters stand in
order, with only spaces and marks between them, never letters or digits, in any case. Return the
list of pairs of the position of the first letter and the position after the last, counted from 0,
from left to right without overlap; an empty word, or one with anything but letters, gives an empty
list."""

import re


def hidden_word_positions(text, word):
    if not word.isalpha():
        return []
    pattern = r"[\W_]*".join(word)
    return [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)]


assert hidden_word_positions("the rabbit", "era") == [(2, 6)]
assert hidden_word_positions("A_n-t, ANT", "ant") == [(0, 5), (7, 10)]
assert hidden_word_positions("a1b ab", "ab") == [(4, 6)]
assert hidden_word_positions("anana", "ana") == [(0, 3)]
assert hidden_word_positions("a.c", "a.c") == []
assert hidden_word_positions("abc", "") == []
assert hidden_word_positions("xyz", "zx") == []
assert hidden_word_positions("", "a") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
