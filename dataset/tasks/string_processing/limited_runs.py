"""Shorten every run of the same character that is longer than the given limit to exactly the limit,
comparing letters without regard to case and keeping the first characters of the run. Characters in
the given text of exempt characters are never removed; a limit below 1 leaves the text unchanged."""

from itertools import groupby


def limited_runs(text, limit, exempt):
    if limit < 1:
        return text
    kept = ""
    for _, run in groupby(text, key=str.lower):
        for position, character in enumerate(run):
            if position < limit or character in exempt:
                kept += character
    return kept


assert limited_runs("sooooo", 2, "") == "soo"
assert limited_runs("yes!!! no??", 1, "?") == "yes! no??"
assert limited_runs("HaaAAa", 3, "") == "HaaA"
assert limited_runs("10000.....5", 2, "0") == "10000..5"
assert limited_runs("aabb", 2, "") == "aabb"
assert limited_runs("aabbaa", 1, "b") == "abba"
assert limited_runs("zzz", 0, "") == "zzz"
assert limited_runs("", 1, "") == ""
assert limited_runs("aa", 1, "") == "a"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
