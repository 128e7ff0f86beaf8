"""Number the lines of a text from the given first number on, each number right-aligned to the width
of the last number used and followed by ": " and the line. Lines that are empty or hold only spaces
are left out and get no number; return the resulting lines as a list."""


def numbered_lines(text, first):
    lines = [line for line in text.split("\n") if line.strip()]
    width = len(str(first + len(lines) - 1))
    return [f"{number:>{width}}: {line}" for number, line in enumerate(lines, first)]


assert numbered_lines("a\nb", 1) == ["1: a", "2: b"]
assert numbered_lines("a\nb\nc", 8) == [" 8: a", " 9: b", "10: c"]
assert numbered_lines("a\nb\nc", 7) == ["7: a", "8: b", "9: c"]
assert numbered_lines("x\n\n  \n y ", 9) == [" 9: x", "10:  y "]
assert numbered_lines("", 5) == []
assert numbered_lines("only", 100) == ["100: only"]
assert numbered_lines("a\nb", 0) == ["0: a", "1: b"]
assert numbered_lines("a\nb", 99) == [" 99: a", "100: b"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
