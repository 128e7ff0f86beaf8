"""Cut a coloured terminal text to at most the given number of visible characters: colour codes,
which begin with an escape character followed by "[" and end with the next "m", take no room and are
all kept, also those behind the cut. Any other character counts as visible, also an escape character
that begins no colour code; a width of 0 or less keeps the codes only."""

import re


def visible_cut(text, width):
    kept = ""
    left = width
    for code, character in re.findall(r"(\x1b\[[^m]*m)|(.)", text, re.DOTALL):
        if code:
            kept += code
        elif left > 0:
            kept += character
            left -= 1
    return kept


assert visible_cut("abcdef", 4) == "abcd"
assert visible_cut("\x1b[31mred\x1b[0m text", 5) == "\x1b[31mred\x1b[0m t"
assert visible_cut("\x1b[31mred\x1b[0m", 2) == "\x1b[31mre\x1b[0m"
assert visible_cut("a\x1b[1;4mb", 0) == "\x1b[1;4m"
assert visible_cut("a\x1bb", 2) == "a\x1b"
assert visible_cut("\x1b[7", 2) == "\x1b["
assert visible_cut("a\nb", 3) == "a\nb"
assert visible_cut("abc", -1) == ""
assert visible_cut("\x1b[0m\x1b[1mx", 1) == "\x1b[0m\x1b[1mx"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
