"""Clean the typed transcript of an interview: time marks such as "[00:12]" or "[1:02:03]" and the
given filler words are left out, fillers compared without case and without a comma directly behind
them, which goes with them. A word broken off with "-" at its end is left out when the next kept
word begins with the same letters in any case; words are separated by spaces and the result joins
them by single spaces, beginning with a capital when anything was removed from its beginning."""

import re


def clean_transcript(text, fillers):
    words = []
    for word in text.split():
        if re.fullmatch(r"\[[0-9]+(:[0-9]{2}){1,2}\]", word):
            continue
        if word.lower() in fillers or (word[-1] == "," and word[:-1].lower() in fillers):
            continue
        if words and words[-1][-1] == "-" and word.lower().startswith(words[-1][:-1].lower()):
            words.pop()
        words.append(word)
    if words and text.split()[0] != words[0]:
        words[0] = words[0][0].upper() + words[0][1:]
    return " ".join(words)


assert clean_transcript("[00:12] well, I uh went", {"uh", "well"}) == "I went"
assert clean_transcript("Um, we saw, uh, it", {"uh", "um"}) == "We saw, it"
assert clean_transcript("so th- the wa- er way", {"er"}) == "so the way"
assert clean_transcript("a The- um THEN b- c", {"um"}) == "a THEN b- c"
assert clean_transcript("at [1:02:03]  [12] [1:2] ity", ["it"]) == "at [12] [1:2] ity"
assert clean_transcript("bo- bring it", ()) == "bo- bring it"
assert clean_transcript("br- bring it", ()) == "Bring it"
assert clean_transcript("Uh uh,", ["uh"]) == ""
assert clean_transcript("", ["uh"]) == ""
assert clean_transcript("uh x- y [1:02:03:04]", ["uh"]) == "X- y [1:02:03:04]"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
