"""Shorten a phrase of family relations such as "mother's brother" to one word where there is one:
the phrase consists of the words father, mother, son, daughter, brother and sister, each but the
last followed by "'s". The leftmost two neighbouring words that are a key of the given dict, such as
"mother brother", are replaced by its value, a single word, and this is repeated with the words
there are then, until there are no such words; what is left is joined with "'s " again. A phrase
with any other word, or with none, gives None."""


def relation_phrase_short(phrase, shorter):
    known = ("father", "mother", "son", "daughter", "brother", "sister")
    words = phrase.replace("'s ", " ").split(" ")
    for word in words:
        if word not in known:
            return None
    index = 0
    while index < len(words) - 1:
        pair = words[index] + " " + words[index + 1]
        if pair in shorter:
            words[index : index + 2] = [shorter[pair]]
            index = 0
        else:
            index += 1
    return "'s ".join(words)


assert relation_phrase_short("mother's brother", {"mother brother": "uncle"}) == "uncle"
assert relation_phrase_short("son's son's wife", {"son son": "grandson"}) is None
assert relation_phrase_short("", {"son son": "grandson"}) is None
assert relation_phrase_short("father's son's son", {"son son": "grandson"}) == "father's grandson"
assert relation_phrase_short(
    "father's sister's son's son",
    {"father sister": "aunt", "aunt son": "cousin", "son son": "grandson"},
) == ("cousin's son")
assert relation_phrase_short(
    "father's mother's son",
    {"mother son": "brother", "father brother": "uncle"},
) == ("uncle")
assert relation_phrase_short("son", {"son son": "grandson"}) == "son"
assert relation_phrase_short(
    "son's mother's sister",
    {"mother sister": "aunt", "aunt son": "cousin"},
) == ("son's aunt")
assert relation_phrase_short("uncle's son", {"uncle son": "cousin"}) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
