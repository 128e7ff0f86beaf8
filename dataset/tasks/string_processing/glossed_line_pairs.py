"""Set a sentence in a foreign language above its word-by-word glosses: words and glosses are two
lists, and each word and its gloss form a column as wide as the longer of them, columns separated by
two spaces. When a further column would make a row longer than the width, a new pair of rows begins
with it; return the list of rows, word row and gloss row in turn, without spaces at their ends and
with an empty row between pairs. Surplus words get the gloss "?", surplus glosses are ignored, and
no words give an empty list."""


def glossed_line_pairs(words, glosses, width):
    rows = []
    upper = ""
    lower = ""
    for index, word in enumerate(words):
        gloss = glosses[index] if index < len(glosses) else "?"
        column = max(len(word), len(gloss))
        if upper and len(upper) + 2 + column > width:
            rows.append(upper.rstrip())
            rows.append(lower.rstrip())
            rows.append("")
            upper = ""
            lower = ""
        if upper:
            upper += "  "
            lower += "  "
        upper += word.ljust(column)
        lower += gloss.ljust(column)
    if upper:
        rows.append(upper.rstrip())
        rows.append(lower.rstrip())
    return rows


assert glossed_line_pairs(["der", "Hund"], ["the", "dog"], 20) == ["der  Hund", "the  dog"]
assert glossed_line_pairs(["la", "vie"], ["the", "life"], 9) == ["la   vie", "the  life"]
assert glossed_line_pairs(["la", "vie"], ["the", "life"], 8) == ["la", "the", "", "vie", "life"]
assert glossed_line_pairs(["a", "b"], ["x"], 9) == ["a  b", "x  ?"]
assert glossed_line_pairs(["a"], ["xyz", "q"], 1) == ["a", "xyz"]
assert glossed_line_pairs(["ab", "c", "d"], ["x", "y", "z"], 5) == [
    "ab  c",
    "x   y",
    "",
    "d",
    "z",
]
assert glossed_line_pairs([], ["x"], 5) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
