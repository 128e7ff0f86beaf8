"""A word list game gives each of 26 letters a bit, "a" being bit 0. From a list of lower-case words
and a word of forbidden letters, return the pairs (earlier word, later word), in the order of the
later one and then of the earlier one, that have no letter in common, contain no forbidden letter
and have together at least the given number of different letters. A word with a repeated letter can
be in no pair, and equal words are two words."""


def disjoint_word_pairs(words, forbidden, letters):
    seen = []
    pairs = []
    for word in words:
        mask = 0
        for char in word:
            mask |= 1 << (ord(char) - ord("a"))
        size = len(word)
        if bin(mask).count("1") < size or mask & forbidden:
            continue
        for other, other_mask, other_size in seen:
            if mask & other_mask == 0 and size + other_size >= letters:
                pairs.append((other, word))
        seen.append((word, mask, size))
    return pairs


assert disjoint_word_pairs(["cat", "dog", "sun"], 0, 6) == [
    ("cat", "dog"),
    ("cat", "sun"),
    ("dog", "sun"),
]
assert disjoint_word_pairs(["cat", "dog", "toy"], 0, 1) == [("cat", "dog")]
assert disjoint_word_pairs(["cat", "dog", "up"], 0, 6) == [("cat", "dog")]
assert disjoint_word_pairs(["cat", "dog", "up"], 0b1000, 1) == [("cat", "up")]
assert disjoint_word_pairs(["moon", "cat"], 0, 1) == []
assert disjoint_word_pairs(["a", "zy", "zy", "x"], 0, 3) == [
    ("a", "zy"),
    ("a", "zy"),
    ("zy", "x"),
    ("zy", "x"),
]
assert disjoint_word_pairs([], 0, 1) == []
assert disjoint_word_pairs(["cat", "dog"], 1, 1) == []
assert disjoint_word_pairs(["b", "zx"], 0b1, 3) == [("b", "zx")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
