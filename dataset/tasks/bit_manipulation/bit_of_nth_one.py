"""Return the position of the n-th one bit of a non-negative word, where n = 1 means the lowest one
bit and positions are counted from 0 at the lowest bit. A negative n counts from the highest one
bit, so that -1 is that bit itself; return None for n = 0 and when the word has too few one bits."""


def bit_of_nth_one(word, n):
    ones = [None]
    position = 0
    while word >> position:
        if (word >> position) & 1:
            ones.append(position)
        position += 1
    return ones[n] if abs(n) < len(ones) else None


assert bit_of_nth_one(0b101100, 1) == 2
assert bit_of_nth_one(0b101100, 3) == 5
assert bit_of_nth_one(0b101100, 4) is None
assert bit_of_nth_one(0b101100, -1) == 5
assert bit_of_nth_one(0b101100, -3) == 2
assert bit_of_nth_one(0b101100, -4) is None
assert bit_of_nth_one(0b101100, 0) is None
assert bit_of_nth_one(0, 1) is None
assert bit_of_nth_one(0b1001, 2) == 3
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
