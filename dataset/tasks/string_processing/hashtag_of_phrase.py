"""Make a hashtag from a phrase: words are runs of letters and digits, each gets a capital first
letter and keeps the rest, and they follow "#" without spaces. A word of digits only is joined to
the word before by "_" when that ends with a digit; words in the given collection of small words,
compared without case, are left out unless they come first, and a phrase without words, or one whose
tag would consist of digits only, gives None."""

import re


def hashtag_of_phrase(phrase, small):
    tag = ""
    for word in re.findall(r"[A-Za-z0-9]+", phrase):
        if tag and word.lower() in small:
            continue
        if word.isdigit() and tag[-1:].isdigit():
            tag += "_"
        tag += word[0].upper() + word[1:]
    if not re.search("[A-Za-z]", tag):
        return None
    return "#" + tag


assert hashtag_of_phrase("night of the owls", {"of", "the"}) == "#NightOwls"
assert hashtag_of_phrase("The big-city life!", {"the"}) == "#TheBigCityLife"
assert hashtag_of_phrase("summer 2024 07", set()) == "#Summer2024_07"
assert hashtag_of_phrase("5 iPads 3x", []) == "#5IPads3x"
assert hashtag_of_phrase("go 7 Of 9", ["of"]) == "#Go7_9"
assert hashtag_of_phrase("2024", []) is None
assert hashtag_of_phrase("--", []) is None
assert hashtag_of_phrase("7 7 b", []) == "#7_7B"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
