"""Separate the chords of a song line such as "[Am]Hello [C]world" from its words: return two texts,
the line of chords and the line of words. The words lose the bracketed chords and are otherwise
unchanged, and each chord begins above the character that follows it, or one space after the end of
the previous chord when that one reaches so far; a line without any chord gives an empty text first,
and a "[" without a later "]" belongs to the words."""

import re


def chords_above_words(line):
    pieces = re.split(r"\[(.*?)\]", line)
    chords = ""
    words = pieces[0]
    for chord, sung in zip(pieces[1::2], pieces[2::2]):
        if chords:
            chords += " "
        chords = chords.ljust(len(words)) + chord
        words += sung
    return chords, words


assert chords_above_words("[Am]Hello [C]world") == ("Am    C", "Hello world")
assert chords_above_words("Oh [G]my") == ("   G", "Oh my")
assert chords_above_words("[Fmaj7]I [D]am") == ("Fmaj7 D", "I am")
assert chords_above_words("[Em]abc[D]d") == ("Em D", "abcd")
assert chords_above_words("[Em]ab[D]d") == ("Em D", "abd")
assert chords_above_words("no chord") == ("", "no chord")
assert chords_above_words("a] b [C]c [d") == ("     C", "a] b c [d")
assert chords_above_words("end[E]") == ("   E", "end")
assert chords_above_words("") == ("", "")

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
