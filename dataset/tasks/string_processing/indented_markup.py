"""Indent the lines of a simple mark-up text: a line that is "<name>" begins a block and one that is
"</name>" ends it, lines inside stand two spaces further right than the marks, and spaces around the
given lines are removed first. A closing line that does not belong to the innermost open block
closes no block and is left out; blocks still open at the end are closed by lines added there, the
innermost first, and other lines, also empty ones, are indented like any other."""

import re


def indented_markup(lines):
    open_names = []
    result = []
    for line in lines:
        line = line.strip()
        closing = re.fullmatch(r"</(\w+)>", line)
        opening = re.fullmatch(r"<(\w+)>", line)
        if closing:
            if open_names[-1:] != [closing.group(1)]:
                continue
            open_names.pop()
        result.append("  " * len(open_names) + line)
        if opening:
            open_names.append(opening.group(1))
    while open_names:
        name = open_names.pop()
        result.append("  " * len(open_names) + f"</{name}>")
    return result


assert indented_markup(["<a>", "x", " </a> ", "y"]) == ["<a>", "  x", "</a>", "y"]
assert indented_markup(["<a>", "<b>", "x"]) == ["<a>", "  <b>", "    x", "  </b>", "</a>"]
assert indented_markup(["<a>", "<b>", "</a>", "</b>", "</a>"]) == [
    "<a>",
    "  <b>",
    "  </b>",
    "</a>",
]
assert indented_markup(["</a>", "<a> x", "z"]) == ["<a> x", "z"]
assert indented_markup(["<a>", "", "</b >"]) == ["<a>", "  ", "  </b >", "</a>"]
assert indented_markup(["<a>", "</a>", "</a>"]) == ["<a>", "</a>"]
assert indented_markup(["<a>", "<a>", "x", "</a>", "y"]) == [
    "<a>",
    "  <a>",
    "    x",
    "  </a>",
    "  y",
    "</a>",
]
assert indented_markup([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
