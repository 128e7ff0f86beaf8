"""Find all pairs of fingerprints in a list of non-negative integers that differ in at most the
given number of bits. Return the pairs of list positions as (smaller, larger), ordered by the larger
position and then by the smaller one."""


def near_code_pairs(codes, limit):
    pairs = []
    for later, code in enumerate(codes):
        for earlier in range(later):
            if bin(codes[earlier] ^ code).count("1") <= limit:
                pairs.append((earlier, later))
    return pairs


assert near_code_pairs([0b1111, 0b1100, 0b0111], 1) == [(0, 2)]
assert near_code_pairs([0b1111, 0b1100, 0b0111], 2) == [(0, 1), (0, 2)]
assert near_code_pairs([0b1111, 0b1100, 0b0111], 3) == [(0, 1), (0, 2), (1, 2)]
assert near_code_pairs([6, 6], 0) == [(0, 1)]
assert near_code_pairs([6, 7], 0) == []
assert near_code_pairs([4], 9) == []
assert near_code_pairs([], 1) == []
assert near_code_pairs([9, 1, 8, 0], 1) == [(0, 1), (0, 2), (1, 3), (2, 3)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
