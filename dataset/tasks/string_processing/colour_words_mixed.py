"""Read a colour such as "light greyish-blue" as a list: words are separated by spaces and hyphens
and compared in small letters, the last must be a key of the dict of colours, "light" and "dark" at
the beginning add 40 to or take 40 from each part, and each other word before the last must be a
colour with or without "ish" behind it. Such a colour changes each part of the last one a quarter of
the way, or with "ish" an eighth, the words taken from left to right and the change rounded down;
each part finally stays within 0 to 255, and any other text gives None."""


def colour_words_mixed(text, colours):
    words = text.lower().replace("-", " ").split()
    if not words or words[-1] not in colours:
        return None
    mixed = list(colours[words.pop()])
    shift = 0
    if words and words[0] in ("light", "dark"):
        shift = 40 if words.pop(0) == "light" else -40
    for word in words:
        share = 4
        if word not in colours:
            share = 8
            if not word.endswith("ish"):
                return None
            word = word[:-3]
        if word not in colours:
            return None
        for index, part in enumerate(colours[word]):
            mixed[index] += (part - mixed[index]) // share
    return [min(255, max(0, part + shift)) for part in mixed]


assert colour_words_mixed("Blue", {"blue": (0, 0, 200)}) == [0, 0, 200]
assert colour_words_mixed("light blue", {"blue": (0, 10, 220)}) == [40, 50, 255]
assert colour_words_mixed("Dark-blue", {"blue": (0, 40, 220)}) == [0, 0, 180]
assert colour_words_mixed("grey blue", {"blue": (0, 0, 200), "grey": (100, 99, 100)}) == [
    25,
    24,
    175,
]
assert colour_words_mixed("light greyish-blue", {"blue": (0, 0, 200), "grey": (80, 80, 93)}) == [
    50,
    50,
    226,
]
assert colour_words_mixed("blue light blue", {"blue": (0, 0, 9)}) is None
assert colour_words_mixed("redish blue", {"blue": (0, 0, 9)}) is None
assert colour_words_mixed("greyest blue", {"blue": (0, 0, 9), "grey": (8, 8, 8)}) is None
assert colour_words_mixed("grey", {"blue": (0, 0, 9)}) is None
assert colour_words_mixed(" ", {"blue": (0, 0, 9)}) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
