"""Print a list of words in two columns read downwards: the first column holds the first half of the
words, one more when the number is odd, and is as wide as its longest word plus the given gap; rows
have no spaces at their ends. When the widest row would be longer than the width, the words stand in
one column instead, and words longer than the width are then cut with a "+" as the last
character."""


def two_column_print(words, gap, width):
    half = (len(words) + 1) // 2
    left = words[:half]
    right = words[half:]
    column = max(map(len, left)) + gap if left else gap
    rows = []
    for index, word in enumerate(left):
        second = right[index] if index < len(right) else ""
        rows.append((word.ljust(column) + second).rstrip())
    if all(len(row) <= width for row in rows):
        return rows
    cut = []
    for word in words:
        if len(word) > width:
            word = word[: width - 1] + "+"
        cut.append(word)
    return cut


assert two_column_print(["ant", "bee", "cat", "dog"], 2, 10) == ["ant  cat", "bee  dog"]
assert two_column_print(["a", "bear", "cow"], 1, 8) == ["a    cow", "bear"]
assert two_column_print(["a", "bear", "cow"], 1, 7) == ["a", "bear", "cow"]
assert two_column_print(["mouse", "cow"], 2, 4) == ["mou+", "cow"]
assert two_column_print(["mouse", "bear"], 2, 4) == ["mou+", "bear"]
assert two_column_print(["x"], 3, 1) == ["x"]
assert two_column_print(["aa", "b", "c", "d", "e"], 0, 3) == ["aad", "b e", "c"]
assert two_column_print([], 2, 5) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
