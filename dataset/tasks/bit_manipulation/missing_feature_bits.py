"""Features are numbered from 0 and given as bit masks; a dict says for some features which others
(a mask) they bring with them, and these bring theirs, too. Return (missing, surplus): the mask of
required features that are not there after everything offered has brought its followers, and the
mask of features that are there without being required."""


def missing_feature_bits(required, offered, followers):
    present = 0
    waiting = offered
    while waiting:
        present += waiting
        gained = 0
        for feature, brought in followers.items():
            if (waiting >> feature) & 1:
                gained |= brought
        waiting = gained & ~present
    return (required & ~present, present & ~required)


assert missing_feature_bits(0b111, 0b001, {0: 0b010}) == (0b100, 0)
assert missing_feature_bits(0b100, 0b001, {0: 0b010, 1: 0b100}) == (0, 0b011)
assert missing_feature_bits(0b11, 0b01, {1: 0b01}) == (0b10, 0)
assert missing_feature_bits(0b11, 0b01, {0: 0b10, 1: 0b01}) == (0, 0)
assert missing_feature_bits(0, 0, {0: 1}) == (0, 0)
assert missing_feature_bits(0b1010, 0, {}) == (0b1010, 0)
assert missing_feature_bits(0b001, 0b100, {1: 0b001}) == (0b001, 0b100)
assert missing_feature_bits(0b0001, 0b1010, {1: 0b0101, 3: 0b0001}) == (0, 0b1110)
assert missing_feature_bits(0b100, 0b001, {0: 0b1010, 1: 0b10, 3: 0b100}) == (0, 0b1011)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
