"""A keyboard scans its keys as a list of row words, one bit per column, with the pressed keys as
one bits. Return the sorted list of (row, column) of all keys that may be ghosts: a pressed key is
doubtful when another key of its row, another key of its column, and the key that completes the
rectangle with these two are pressed, too. Columns at or above the given number are not wired and
are ignored."""


def doubtful_keys(rows, columns):
    doubtful = set()
    for lower, word in enumerate(rows):
        for upper in range(lower):
            both = word & rows[upper]
            shared = [column for column in range(columns) if both >> column & 1]
            if len(shared) < 2:
                continue
            for column in shared:
                doubtful.add((upper, column))
                doubtful.add((lower, column))
    return sorted(doubtful)


assert doubtful_keys([0b011, 0b011], 3) == [(0, 0), (0, 1), (1, 0), (1, 1)]
assert doubtful_keys([0b011, 0b001], 3) == []
assert doubtful_keys([0b101, 0b010, 0b111], 3) == [(0, 0), (0, 2), (2, 0), (2, 2)]
assert doubtful_keys([0b101, 0b101], 2) == []
assert doubtful_keys([0b110, 0b000, 0b110], 3) == [(0, 1), (0, 2), (2, 1), (2, 2)]
assert doubtful_keys([0b111], 3) == []
assert doubtful_keys([], 3) == []
assert doubtful_keys([0b100, 0b100], 3) == []
assert doubtful_keys([0b1001, 0b1001], 4) == [(0, 0), (0, 3), (1, 0), (1, 3)]
assert doubtful_keys([0, 0b11, 0b111], 3) == [(1, 0), (1, 1), (2, 0), (2, 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
