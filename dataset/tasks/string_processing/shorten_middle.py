"""Shorten a text to at most a given number of characters by replacing its middle with "...",
keeping as many characters as fit; when an odd number is kept, the beginning keeps one more than the
end. A text that fits is returned unchanged, and a limit below 3 cuts the text off without dots, a
negative one like 0."""


def shorten_middle(text, limit):
    if len(text) <= limit:
        return text
    if limit < 3:
        return text[: max(limit, 0)]
    tail = (limit - 3) // 2
    head = limit - 3 - tail
    return text[:head] + "..." + text[len(text) - tail :]


assert shorten_middle("abcdefghij", 8) == "abc...ij"
assert shorten_middle("abcdefghij", 7) == "ab...ij"
assert shorten_middle("abcdefghij", 10) == "abcdefghij"
assert shorten_middle("abcdefghij", 9) == "abc...hij"
assert shorten_middle("abcdefghij", 3) == "..."
assert shorten_middle("abcdefghij", 4) == "a..."
assert shorten_middle("abcdefghij", 2) == "ab"
assert shorten_middle("abcdefghij", -1) == ""
assert shorten_middle("", 0) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
