"""Tell which words of a bingo card have been called in a story: the card is a list of rows of
words, and a word counts when it occurs in the story as a whole run of letters in any case. Return
the card as lines of text, one per row, with words that count in capitals in square brackets, the
others in small letters, joined by single spaces; a row in which all words count has " BINGO" at its
end, and a "*" on the card counts always and is shown as "[*]". Rows without words are left out."""

import re


def bingo_card_lines(card, story):
    heard = set(re.findall(r"[a-z]+", story.lower()))
    heard.add("*")
    lines = []
    for row in card:
        if not row:
            continue
        cells = []
        hits = 0
        for word in row:
            if word.lower() in heard:
                cells.append(f"[{word.upper()}]")
                hits += 1
            else:
                cells.append(word.lower())
        if hits == len(row):
            cells.append("BINGO")
        lines.append(" ".join(cells))
    return lines


assert bingo_card_lines([["Cat", "Hat"], ["sea", "Tea"]], "The cat at sea.") == [
    "[CAT] hat",
    "[SEA] tea",
]
assert bingo_card_lines([["cat", "*"]], "CAT!") == ["[CAT] [*] BINGO"]
assert bingo_card_lines([["cat", "*"], ["*"]], "cats") == ["cat [*]", "[*] BINGO"]
assert bingo_card_lines([[], ["at"]], "hat at7") == ["[AT] BINGO"]
assert bingo_card_lines([["a", "b", "C"]], "b-a d") == ["[A] [B] c"]
assert bingo_card_lines([["x"], ["*", "*"]], "") == ["x", "[*] [*] BINGO"]
assert bingo_card_lines([], "cat") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
