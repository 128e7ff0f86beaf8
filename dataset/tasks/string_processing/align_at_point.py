"""Align a list of number texts at their decimal point: each becomes padded with spaces on the left
and right so that all points stand in the same column and all results have the same length; a text
without a point is treated as if its point followed directly. Return the padded texts, which contain
no more spaces than needed; spaces around the given texts are removed first."""


def align_at_point(texts):
    if not texts:
        return []
    parts = []
    for text in texts:
        text = text.strip()
        cut = text.find(".")
        if cut < 0:
            cut = len(text)
        parts.append((text[:cut], text[cut:]))
    before = max(len(whole) for whole, _ in parts)
    after = max(len(rest) for _, rest in parts)
    return [whole.rjust(before) + rest.ljust(after) for whole, rest in parts]


assert align_at_point(["1.5", "10.25"]) == [" 1.5 ", "10.25"]
assert align_at_point(["3", "4.75"]) == ["3   ", "4.75"]
assert align_at_point(["-12", "7"]) == ["-12", "  7"]
assert align_at_point([".5", "22."]) == ["  .5", "22. "]
assert align_at_point(["  8 ", "9.1\n"]) == ["8  ", "9.1"]
assert align_at_point(["", "1.0"]) == ["   ", "1.0"]
assert align_at_point([]) == []
assert align_at_point(["100.125"]) == ["100.125"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
