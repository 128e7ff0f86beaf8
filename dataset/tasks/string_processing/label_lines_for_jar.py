"""Lay a description on a jar label of the given number of lines and width: words are put on a line
as long as they fit with single spaces between, and a word longer than the width is cut into pieces,
each but the last ending with "-" and filling a new line. Return the lines centred in the width, an
odd space on the right, with blank lines below as needed; when the words need more lines than there
are, return None, and likewise for a width below 2."""


def label_lines_for_jar(text, width, count):
    if width < 2:
        return None
    lines = [""]
    for word in text.split():
        while len(word) > width:
            piece = word[: width - 1] + "-"
            word = word[width - 1 :]
            if lines[-1]:
                lines.append(piece)
            else:
                lines[-1] = piece
            lines.append("")
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    if len(lines) > count:
        return None
    lines += [""] * (count - len(lines))
    centred = []
    for line in lines:
        left = (width - len(line)) // 2
        centred.append((" " * left + line).ljust(width))
    return centred


assert label_lines_for_jar("Plum jam 2024", 8, 3) == ["Plum jam", "  2024  ", "        "]
assert label_lines_for_jar("Plum jam 2024", 7, 3) == [" Plum  ", "  jam  ", " 2024  "]
assert label_lines_for_jar("Plum jam 2024", 7, 2) is None
assert label_lines_for_jar("a gooseberry jam", 6, 4) == ["  a   ", "goose-", "berry ", " jam  "]
assert label_lines_for_jar("gooseberry z", 5, 4) == ["goos-", "eber-", "ry z ", "     "]
assert label_lines_for_jar("abc", 2, 2) == ["a-", "bc"]
assert label_lines_for_jar("a", 1, 3) is None
assert label_lines_for_jar("", 3, 1) == ["   "]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
