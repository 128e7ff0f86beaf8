"""Describe the lowest bits of a word, as many as the given width, by the lengths of their runs of
equal bits, read from the highest of them down. The list always begins with the length of a run of
zeros, which is 0 when the first bit is a one; a width of 0 gives [0]."""


def run_lengths_from_top(word, width):
    runs = [0]
    current = 0
    for shift in range(width - 1, -1, -1):
        bit = (word >> shift) & 1
        if bit != current:
            runs.append(0)
            current = bit
        runs[-1] += 1
    return runs


assert run_lengths_from_top(0b00110001, 8) == [2, 2, 3, 1]
assert run_lengths_from_top(0b110, 3) == [0, 2, 1]
assert run_lengths_from_top(0, 5) == [5]
assert run_lengths_from_top(7, 0) == [0]
assert run_lengths_from_top(0b1, 1) == [0, 1]
assert run_lengths_from_top(0b1101, 2) == [1, 1]
assert run_lengths_from_top(0b101, 4) == [1, 1, 1, 1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
