"""Coins are recognised by a machine with several light barriers: a coin type is a (name, word)
pair, where a one bit means that the coin covers this barrier. Given the word of covered barriers of
a dropped coin, return the name of the type whose word differs from it in the fewest barriers,
provided that these are at most the tolerance and that no other type differs in equally few;
otherwise return "rejected". A word of 0 gives "no coin", whatever the types."""


def recognised_coin(types, covered, tolerance):
    if covered == 0:
        return "no coin"
    best = "rejected"
    fewest = tolerance + 1
    for name, word in types:
        differing = bin(word ^ covered).count("1")
        if differing < fewest:
            best = name
            fewest = differing
        elif differing == fewest:
            best = "rejected"
    return best


assert recognised_coin([("ten", 0b0111), ("fifty", 0b1111)], 0b1111, 1) == "fifty"
assert recognised_coin([("ten", 0b0011), ("fifty", 0b1111)], 0b0111, 1) == "rejected"
assert recognised_coin([("ten", 0b0011), ("fifty", 0b1111)], 0b1011, 0) == "rejected"
assert recognised_coin([("ten", 0b0001), ("one", 0b0010)], 0b0101, 1) == "ten"
assert recognised_coin([("ten", 0b0001)], 0b1101, 1) == "rejected"
assert recognised_coin([("ten", 0b0001), ("none", 0)], 0, 3) == "no coin"
assert recognised_coin([("a", 0b0011), ("b", 0b1111), ("c", 0b0111)], 0b0111, 2) == "c"
assert recognised_coin([], 0b1, 5) == "rejected"
assert recognised_coin([("a", 0b0110), ("b", 0b1001)], 0b0101, 2) == "rejected"
assert recognised_coin([("a", 0b1100)], 0b0111, 3) == "a"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
