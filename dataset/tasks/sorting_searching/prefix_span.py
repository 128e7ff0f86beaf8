"""A sorted list of names is stored with capital and small letters as they come but ordered without
regard to case. Return (first, stop), the index of the first name that starts with the given prefix
in any case and the index after the last such name; when no name starts with it, both are the index
where the prefix would be inserted before all names that are not smaller. An empty prefix matches
all names."""

from bisect import bisect_left


def prefix_span(names, prefix):
    keys = [name.lower() for name in names]
    prefix = prefix.lower()
    first = bisect_left(keys, prefix)
    stop = first
    while stop < len(keys) and keys[stop].startswith(prefix):
        stop += 1
    return (first, stop)


assert prefix_span(["Ada", "bert", "Berta", "Cora"], "ber") == (1, 3)
assert prefix_span(["Ada", "bert", "Berta", "Cora"], "BERT") == (1, 3)
assert prefix_span(["Ada", "bert", "Berta", "Cora"], "berta") == (2, 3)
assert prefix_span(["Ada", "bert", "Berta", "Cora"], "bz") == (3, 3)
assert prefix_span(["Ada", "bert", "Berta", "Cora"], "c") == (3, 4)
assert prefix_span(["Ada", "bert", "Berta", "Cora"], "x") == (4, 4)
assert prefix_span(["Ada", "bert"], "") == (0, 2)
assert prefix_span(["Ada", "bert"], "A") == (0, 1)
assert prefix_span([], "a") == (0, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
