"""Honey in grams is filled into jars of 500, 250 and 125 grams: as many large ones as possible,
then medium, then small ones. What is left goes as a taster into one more small jar when it is at
least 60 grams, otherwise it stays in the pot. Return (large, medium, small, grams in the pot), or
None for a negative weight."""


def honey_jar_fill(grams):
    if grams < 0:
        return None
    counts = []
    for size in (500, 250, 125):
        counts.append(grams // size)
        grams %= size
    if grams >= 60:
        counts[2] += 1
        grams = 0
    return counts[0], counts[1], counts[2], grams


assert honey_jar_fill(1400) == (2, 1, 1, 25)
assert honey_jar_fill(500) == (1, 0, 0, 0)
assert honey_jar_fill(499) == (0, 1, 2, 0)
assert honey_jar_fill(60) == (0, 0, 1, 0)
assert honey_jar_fill(59) == (0, 0, 0, 59)
assert honey_jar_fill(-1) is None
assert honey_jar_fill(0) == (0, 0, 0, 0)
assert honey_jar_fill(2000) == (4, 0, 0, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
