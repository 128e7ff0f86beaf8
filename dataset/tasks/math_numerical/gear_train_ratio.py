"""A gear train is a list of (driving teeth, driven teeth) pairs, each pair turning the shaft of the
next one and reversing the sense of rotation. Return (turns, per) in lowest terms, saying that the
last shaft makes that many turns while the first makes per turns, with turns negative when the last
shaft turns the opposite way. Without pairs the answer is (1, 1), and None is returned if a gear has
fewer than 1 tooth."""

from fractions import Fraction


def gear_train_ratio(pairs):
    ratio = Fraction(1)
    for driving, driven in pairs:
        if driving < 1 or driven < 1:
            return None
        ratio *= Fraction(-driving, driven)
    return (ratio.numerator, ratio.denominator)


assert gear_train_ratio([(20, 40), (10, 30)]) == (1, 6)
assert gear_train_ratio([(12, 18)]) == (-2, 3)
assert gear_train_ratio([(30, 10)]) == (-3, 1)
assert gear_train_ratio([(8, 6), (9, 10), (5, 7)]) == (-6, 7)
assert gear_train_ratio([]) == (1, 1)
assert gear_train_ratio([(0, 8)]) is None
assert gear_train_ratio([(8, 0)]) is None
assert gear_train_ratio([(1, 1)]) == (-1, 1)
assert gear_train_ratio([(3, 1), (1, 2)]) == (3, 2)
assert gear_train_ratio([(-2, 4), (4, -2)]) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
