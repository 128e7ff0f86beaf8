"""In an allocation bitmap the set bits mark used cells, and only the cells below the given size
exist. Return the lowest start that is a multiple of the alignment and begins the wanted number of
free cells in a row, all of them existing; return None when there is no such start. The wanted
number and the alignment are at least 1."""


def aligned_free_start(bitmap, size, wanted, alignment):
    span = (1 << wanted) - 1
    for start in range(0, size - wanted + 1, alignment):
        if not bitmap & (span << start):
            return start
    return None


assert aligned_free_start(0b000011, 6, 2, 1) == 2
assert aligned_free_start(0b000111, 8, 2, 2) == 4
assert aligned_free_start(0, 4, 4, 1) == 0
assert aligned_free_start(0, 3, 4, 1) is None
assert aligned_free_start(0b0011, 4, 2, 2) == 2
assert aligned_free_start(0b10010, 8, 3, 1) == 5
assert aligned_free_start(0b10001, 9, 2, 4) is None
assert aligned_free_start(0b1000, 5, 3, 1) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
