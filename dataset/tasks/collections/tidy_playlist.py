"""Remove songs from a playlist of (artist, title) pairs that break one of two rules, going through
it in order and judging each song by the songs kept so far: the same song may not occur again,
ignoring upper and lower case, and at most the given number of songs of one artist may stand
directly one after the other. Return the kept songs as they were written."""


def tidy_playlist(songs, most):
    kept = []
    seen = set()
    row = None
    for artist, title in songs:
        song = (artist.casefold(), title.casefold())
        same = bool(kept) and kept[-1][0].casefold() == song[0]
        if song in seen or (same and row >= most):
            continue
        row = row + 1 if same else 1
        seen.add(song)
        kept.append((artist, title))
    return kept


assert tidy_playlist([("A", "x"), ("B", "y"), ("a", "X")], 9) == [("A", "x"), ("B", "y")]
assert tidy_playlist([("A", "x"), ("A", "y"), ("A", "z"), ("B", "x")], 2) == [
    ("A", "x"),
    ("A", "y"),
    ("B", "x"),
]
assert tidy_playlist([("A", "x"), ("a", "y"), ("B", "x"), ("A", "z"), ("A", "w")], 1) == [
    ("A", "x"),
    ("B", "x"),
    ("A", "z"),
]
assert tidy_playlist([("A", "x"), ("B", "x")], 1) == [("A", "x"), ("B", "x")]
assert tidy_playlist([("A", "x"), ("A", "y"), ("A", "z"), ("A", "w")], 3)[2:] == [("A", "z")]
assert tidy_playlist([], 1) == []
assert tidy_playlist(
    [("A", "p"), ("A", "q"), ("A", "r"), ("B", "s"), ("A", "r"), ("A", "t")], 2
) == [
    ("A", "p"),
    ("A", "q"),
    ("B", "s"),
    ("A", "r"),
    ("A", "t"),
]
assert tidy_playlist([("A", "x"), ("A", "x"), ("A", "y")], 2) == [("A", "x"), ("A", "y")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
