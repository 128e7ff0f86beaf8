"""Files are given as (name, size, last use) triples together with a set of pinned names and a size
budget. Remove files in order of last use, oldest first and the larger one first for equal times,
never a pinned one, until the total size is at most the budget; return the removed names in order,
or None when even removing all unpinned files is not enough."""


def files_to_evict(files, pinned, budget):
    total = sum(size for _, size, _ in files)
    removed = []
    for name, size, _ in sorted(files, key=lambda file: (file[2], -file[1])):
        if total <= budget:
            break
        if name not in pinned:
            removed.append(name)
            total -= size
    return removed if total <= budget else None


assert files_to_evict([("a", 5, 3), ("b", 4, 1), ("c", 3, 2)], set(), 8) == ["b"]
assert files_to_evict([("a", 5, 3), ("b", 4, 1), ("c", 3, 2)], set(), 7) == ["b", "c"]
assert files_to_evict([("a", 5, 3), ("b", 4, 1), ("c", 3, 2)], {"b"}, 9) == ["c"]
assert files_to_evict([("a", 2, 1), ("b", 4, 1)], set(), 5) == ["b"]
assert files_to_evict([("a", 2, 1), ("b", 4, 2)], set(), 6) == []
assert files_to_evict([("a", 2, 1), ("b", 4, 2)], {"b"}, 3) is None
assert files_to_evict([("a", 2, 1)], set(), 0) == ["a"]
assert files_to_evict([("a", 2, 1), ("b", 3, 2)], {"a"}, 2) == ["b"]
assert files_to_evict([], set(), 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
