"""Reflow a list of text lines to a width: a line that begins with "- " or "* " starts an item,
which takes in the following lines up to the next such line or empty line, and its rows after the
first are indented by two spaces. Other lines up to the next item or empty line form a paragraph;
rows hold as many words as fit, a word that is too long stands alone, every item starts with "- " in
the result, and paragraphs are separated from what is before them by an empty row, items only where
an empty line was. Empty lines at the beginning and end, and more than one in a row, count for
nothing."""


def reflowed_bullets(lines, width):
    blocks = []
    fresh = True
    gap = False
    for line in lines:
        if not line.strip():
            fresh = True
            gap = True
            continue
        words = line.split()
        if line.startswith(("- ", "* ")):
            blocks.append([gap, "- ", words[1:]])
        elif fresh:
            blocks.append([True, "", words])
        else:
            blocks[-1][2] += words
        fresh = False
        gap = False
    rows = []
    for spaced, mark, words in blocks:
        if spaced and rows:
            rows.append("")
        indent = mark
        taken = []
        for word in words:
            if taken and len(indent) + len(" ".join(taken)) + len(word) >= width:
                rows.append(indent + " ".join(taken))
                indent = " " * len(mark)
                taken = []
            taken.append(word)
        rows.append(indent + " ".join(taken))
    return rows


assert reflowed_bullets(["- a", "* b", "c"], 9) == ["- a", "- b c"]
assert reflowed_bullets(["one two", "three"], 9) == ["one two", "three"]
assert reflowed_bullets(["one two", "six"], 11) == ["one two six"]
assert reflowed_bullets(["- one two", "", "", "- six"], 7) == ["- one", "  two", "", "- six"]
assert reflowed_bullets(["", "- one", "", "two", "- six", " "], 9) == ["- one", "", "two", "- six"]
assert reflowed_bullets(["- toolong is it"], 5) == ["- toolong", "  is", "  it"]
assert reflowed_bullets(["a", "", "b", "", "* c  d"], 5) == ["a", "", "b", "", "- c d"]
assert reflowed_bullets(["*a -b", "-"], 6) == ["*a -b", "-"]
assert reflowed_bullets([], 9) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
