"""Two independent readings of a row of switches are compared, and switches in a mask of inverted
ones are wired the wrong way round, so that their bit must be flipped first. Return the masks
(closed, doubtful) over the given number of low bits: a switch is closed when both readings show a
one, and doubtful when they differ."""


def switch_fault_bits(first, second, inverted, width):
    watched = (1 << width) - 1
    closed = (first ^ inverted) & (second ^ inverted) & watched
    doubtful = (first ^ second) & watched
    return (closed, doubtful)


assert switch_fault_bits(0b1100, 0b1010, 0, 4) == (0b1000, 0b0110)
assert switch_fault_bits(0b1100, 0b1010, 0b0001, 4) == (0b1001, 0b0110)
assert switch_fault_bits(0b1100, 0b1010, 0b1000, 4) == (0, 0b0110)
assert switch_fault_bits(0b1100, 0b1010, 0, 3) == (0, 0b110)
assert switch_fault_bits(0b00, 0b01, 0b01, 2) == (0, 0b01)
assert switch_fault_bits(0b11, 0b11, 0, 1) == (1, 0)
assert switch_fault_bits(0, 0, 0b111, 3) == (0b111, 0)
assert switch_fault_bits(7, 2, 5, 0) == (0, 0)
assert switch_fault_bits(0b101, 0b001, 0b100, 3) == (0b001, 0b100)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
