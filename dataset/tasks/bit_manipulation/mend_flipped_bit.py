"""A block of words travels with one parity bit per word (1 when its number of one bits is odd) and
one parity word, the exclusive or of all words. Return the words with the damage repaired when
exactly one bit of one word was flipped, an unchanged copy when everything agrees, and None for any
other disagreement."""


def mend_flipped_bit(words, parities, parity_word):
    bad = []
    columns = parity_word
    for index, word in enumerate(words):
        columns ^= word
        if bin(word).count("1") % 2 != parities[index]:
            bad.append(index)
    if not bad and not columns:
        return list(words)
    if len(bad) != 1 or bin(columns).count("1") != 1:
        return None
    return [word ^ columns if index in bad else word for index, word in enumerate(words)]


assert mend_flipped_bit([0b101, 0b111], [0, 1], 0b010) == [0b101, 0b111]
assert mend_flipped_bit([0b111, 0b111], [0, 1], 0b010) == [0b101, 0b111]
assert mend_flipped_bit([0b101, 0b110], [0, 1], 0b010) == [0b101, 0b111]
assert mend_flipped_bit([0b110, 0b111], [0, 1], 0b010) is None
assert mend_flipped_bit([0b101, 0b111], [0, 1], 0b011) is None
assert mend_flipped_bit([0b101, 0b111], [1, 1], 0b010) is None
assert mend_flipped_bit([0b100, 0b011], [0, 1], 0b010) is None
assert mend_flipped_bit([0b001, 0b110], [0, 1], 0b010) is None
assert mend_flipped_bit([], [], 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
