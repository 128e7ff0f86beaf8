"""Before a list of bits is sent over a line, a 0 is inserted after every run of the given number of
ones, even at the end, and counting starts again after it; a 0 in the data ends a run. Return (list
of bits to send, number of inserted bits), or None when the list holds anything but 0 and 1."""


def stuffed_line_bits(bits, run):
    sent = []
    ones = inserted = 0
    for bit in bits:
        if bit not in (0, 1):
            return None
        sent.append(bit)
        ones = ones + 1 if bit == 1 else 0
        if ones == run:
            sent.append(0)
            inserted += 1
            ones = 0
    return (sent, inserted)


assert stuffed_line_bits([1, 1, 1, 0, 1], 3) == ([1, 1, 1, 0, 0, 1], 1)
assert stuffed_line_bits([1, 1, 0, 1, 1], 3) == ([1, 1, 0, 1, 1], 0)
assert stuffed_line_bits([1, 1, 1, 1], 2) == ([1, 1, 0, 1, 1, 0], 2)
assert stuffed_line_bits([], 2) == ([], 0)
assert stuffed_line_bits([0, 2], 2) is None
assert stuffed_line_bits([1, -1, 0], 3) is None
assert stuffed_line_bits([0, 0, 1], 1) == ([0, 0, 1, 0], 1)
assert stuffed_line_bits([1, 1, 1], 4) == ([1, 1, 1], 0)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
