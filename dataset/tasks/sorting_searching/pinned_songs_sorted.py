"""A list of (title, plays, pinned) songs is to be sorted by number of plays from many to few, equal
numbers by title, but a song with pinned True keeps the position at which it stands. Return the
titles in the new order."""


def pinned_songs_sorted(songs):
    free = sorted((-plays, title) for title, plays, pinned in songs if not pinned)
    free.reverse()
    order = []
    for title, _, pinned in songs:
        order.append(title if pinned else free.pop()[1])
    return order


assert pinned_songs_sorted([("a", 1, False), ("b", 5, False)]) == ["b", "a"]
assert pinned_songs_sorted([("a", 1, True), ("b", 5, False), ("c", 7, False)]) == ["a", "c", "b"]
assert pinned_songs_sorted([("d", 1, False), ("b", 9, True), ("c", 7, False)]) == ["c", "b", "d"]
assert pinned_songs_sorted([("d", 4, False), ("b", 4, False), ("c", 4, False)]) == ["b", "c", "d"]
assert pinned_songs_sorted([("d", 4, True), ("b", 5, True)]) == ["d", "b"]
assert pinned_songs_sorted([]) == []
assert pinned_songs_sorted([("x", 0, False), ("y", 3, False), ("z", 8, True), ("w", 9, False)]) == [
    "w",
    "y",
    "z",
    "x",
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
