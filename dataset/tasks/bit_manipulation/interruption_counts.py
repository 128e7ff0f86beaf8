"""Light barriers along a slide are bits of a word, and a list holds such words taken one after the
other. Count for every barrier below the given number how many separate times it was interrupted (a
one bit is an interruption, and one that goes on over several words counts once), and return the
counts from barrier 0 up. An interruption that lasts only one word is taken for noise and not
counted, unless it is in the last word of the list."""


def interruption_counts(words, barriers):
    counts = [0] * barriers
    for barrier in range(barriers):
        length = 0
        for word in words:
            if word >> barrier & 1:
                length += 1
                if length == 2:
                    counts[barrier] += 1
            else:
                length = 0
        if length == 1:
            counts[barrier] += 1
    return counts


assert interruption_counts([1, 1, 0, 1, 1], 1) == [2]
assert interruption_counts([1, 0, 1, 0], 1) == [0]
assert interruption_counts([1, 0, 1], 1) == [1]
assert interruption_counts([0b01, 0b11, 0b11, 0b10], 2) == [1, 1]
assert interruption_counts([1, 1, 1, 1], 1) == [1]
assert interruption_counts([], 3) == [0, 0, 0]
assert interruption_counts([0b100, 0b100], 2) == [0, 0]
assert interruption_counts([2, 2, 0, 2], 3) == [0, 2, 0]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
