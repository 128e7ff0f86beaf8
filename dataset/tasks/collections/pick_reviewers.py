"""Choose the given number of reviewers for a change from a dict that maps each person to the number
of open reviews: the author and people whose number has reached the limit are not available, fewer
open reviews come first, and names decide in alphabetical order among equals. Return the list of
names in that order, or None when too few are available."""


def pick_reviewers(open_reviews, author, count, limit):
    available = []
    for name, load in open_reviews.items():
        if name != author and load < limit:
            available.append((load, name))
    if len(available) < count:
        return None
    return [name for _, name in sorted(available)[:count]]


assert pick_reviewers({"ann": 3, "bob": 1, "cy": 2}, "dan", 2, 9) == ["bob", "cy"]
assert pick_reviewers({"ann": 3, "bob": 1, "cy": 2}, "bob", 2, 9) == ["cy", "ann"]
assert pick_reviewers({"cy": 1, "bob": 1, "ann": 1}, "x", 2, 9) == ["ann", "bob"]
assert pick_reviewers({"ann": 3, "bob": 1, "cy": 2}, "x", 2, 3) == ["bob", "cy"]
assert pick_reviewers({"ann": 3, "bob": 1, "cy": 2}, "x", 3, 3) is None
assert pick_reviewers({"ann": 3, "bob": 1}, "x", 2, 4) == ["bob", "ann"]
assert pick_reviewers({}, "x", 1, 9) is None
assert pick_reviewers({}, "x", 0, 9) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
