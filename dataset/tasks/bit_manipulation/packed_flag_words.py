"""Pack a list of truth values into words of a given number of bits (at least 1): the first value
goes to the lowest bit of the first word, and unused bits of the last word are set to the padding
bit, 0 or 1. No values give no words."""


def packed_flag_words(flags, bits, padding):
    words = []
    for begin in range(0, len(flags), bits):
        word = 0
        for offset in range(bits):
            index = begin + offset
            bit = padding if index >= len(flags) else int(flags[index])
            word += bit << offset
        words.append(word)
    return words


assert packed_flag_words([True, False, True, True], 4, 0) == [0b1101]
assert packed_flag_words([True, False, True], 2, 0) == [0b01, 0b01]
assert packed_flag_words([True, False, False], 2, 1) == [0b01, 0b10]
assert packed_flag_words([False] * 3, 8, 1) == [0b11111000]
assert packed_flag_words([], 8, 1) == []
assert packed_flag_words([True, True, False], 1, 1) == [1, 1, 0]
assert packed_flag_words([False, True] * 4, 8, 0) == [0b10101010]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
