"""From (package, major, minor) releases keep one per package, the one with the highest major number
and among those the highest minor number. Return the kept triples in the order in which the packages
first appear; releases with a negative number are withdrawn and ignored altogether."""


def newest_releases(releases):
    versions = {}
    for package, major, minor in releases:
        if major < 0 or minor < 0:
            continue
        versions.setdefault(package, []).append((major, minor))
    return [(package, *max(known)) for package, known in versions.items()]


assert newest_releases([("a", 1, 2), ("b", 3, 0), ("a", 2, 0)]) == [("a", 2, 0), ("b", 3, 0)]
assert newest_releases([("a", 1, 2), ("a", 1, 3), ("a", 1, 1)]) == [("a", 1, 3)]
assert newest_releases([("a", 2, 0), ("a", 1, 9)]) == [("a", 2, 0)]
assert newest_releases([("a", -1, 5), ("a", 0, 0)]) == [("a", 0, 0)]
assert newest_releases([("a", 5, -1)]) == []
assert newest_releases([("a", 1, 0), ("a", 7, -1)]) == [("a", 1, 0)]
assert newest_releases([]) == []
assert newest_releases([("b", -1, 0), ("a", 1, 1), ("b", 0, 4)]) == [("a", 1, 1), ("b", 0, 4)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
