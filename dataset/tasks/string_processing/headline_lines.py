"""Break a headline of words separated by single spaces into two lines at one of its spaces so that
the longer line is as short as possible; when two breaks are equally good, the first line gets more
words. Return [headline] when it is no longer than the width or has no space, and otherwise the two
lines, whether or not they fit into the width."""


def headline_lines(headline, width):
    if len(headline) <= width or " " not in headline:
        return [headline]
    best = None
    for cut, character in enumerate(headline):
        if character == " ":
            longer = max(cut, len(headline) - cut - 1)
            if best is None or longer <= best[0]:
                best = (longer, cut)
    cut = best[1]
    return [headline[:cut], headline[cut + 1 :]]


assert headline_lines("New rules for bikes", 12) == ["New rules", "for bikes"]
assert headline_lines("a bb a", 3) == ["a bb", "a"]
assert headline_lines("one two", 7) == ["one two"]
assert headline_lines("one two", 6) == ["one", "two"]
assert headline_lines("extraordinary", 5) == ["extraordinary"]
assert headline_lines("a b c dddddddddd", 4) == ["a b c", "dddddddddd"]
assert headline_lines("dddddddddd a b", 4) == ["dddddddddd", "a b"]
assert headline_lines("", 0) == [""]
assert headline_lines("aa bb cc dd", 9) == ["aa bb", "cc dd"]
assert headline_lines("ab c d", 1) == ["ab", "c d"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
