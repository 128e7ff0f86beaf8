"""Lay a name out on a badge with two lines of the given width: the first line holds as many whole
words as fit and the second the rest, both centred with an odd space on the left. When the rest does
not fit into the second line, it is cut and ends with "~"; when not even the first word fits into
the first line, the word is cut in the same way and the rest follows in the second line. A name of
words that all fit into one line leaves the second line blank."""


def badge_two_lines(name, width):
    words = name.split()
    used = 0
    first = ""
    for word in words:
        longer = f"{first} {word}".strip()
        if len(longer) > width and used:
            break
        first = longer
        used += 1
    lines = []
    for text in (first, " ".join(words[used:])):
        if len(text) > width:
            text = text[: width - 1] + "~"
        spare = width - len(text)
        lines.append(" " * (spare - spare // 2) + text + " " * (spare // 2))
    return lines


assert badge_two_lines("Ida Berg", 9) == [" Ida Berg", "         "]
assert badge_two_lines("Ida Berg", 8) == ["Ida Berg", "        "]
assert badge_two_lines("Ida Berg", 7) == ["  Ida  ", "  Berg "]
assert badge_two_lines("Ida Berg", 3) == ["Ida", "Be~"]
assert badge_two_lines("Maximiliane Ek", 6) == ["Maxim~", "  Ek  "]
assert badge_two_lines("Al Bo Cy Di Ed", 5) == ["Al Bo", "Cy D~"]
assert badge_two_lines(" ", 2) == ["  ", "  "]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
