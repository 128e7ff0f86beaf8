"""Find the keys of a keyboard that stick, from the text that was meant and the text that came out:
the runs of equal characters of the meant text must have come out in the same order, each with its
length or longer, and a key sticks when every one of its runs came out longer. Return the sticking
characters in the order of their first appearance as one text, or None when the output cannot come
from the meant text in this way."""

from itertools import groupby


def stuck_keys(meant, typed):
    wanted = [(char, len(list(run))) for char, run in groupby(meant)]
    found = [(char, len(list(run))) for char, run in groupby(typed)]
    if len(wanted) != len(found):
        return None
    good = set()
    for (char, times), (other, more) in zip(wanted, found):
        if char != other or more < times:
            return None
        if more == times:
            good.add(char)
    stuck = ""
    for char, _ in wanted:
        if char not in good and char not in stuck:
            stuck += char
    return stuck


assert stuck_keys("hello", "hhelloo") == "ho"
assert stuck_keys("hello", "helllo") == "l"
assert stuck_keys("banana", "baanaanaa") == "a"
assert stuck_keys("banana", "banaanaa") == ""
assert stuck_keys("hello", "helo") is None
assert stuck_keys("cat", "cut") is None
assert stuck_keys("cat", "caat s") is None
assert stuck_keys("oboe", "oobooe") == "o"
assert stuck_keys("", "") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
