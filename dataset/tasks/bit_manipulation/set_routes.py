"""A model railway has turnouts in a word, one bit each, and routes given as (name, mask, wanted)
triples, where wanted holds the needed positions of the turnouts in the mask. Of the routes in
order, each is set if no turnout in its mask is needed in a different position by a route set
before; return (names of the set routes, word of turnout positions), where turnouts that no set
route uses keep their position. Bits of wanted outside the mask mean nothing."""


def set_routes(word, routes):
    used = 0
    names = []
    for name, mask, wanted in routes:
        if (word ^ wanted) & mask & used:
            continue
        word = word & ~mask | wanted & mask
        used |= mask
        names.append(name)
    return (names, word)


assert set_routes(0b0000, [("a", 0b0011, 0b0001), ("b", 0b0110, 0b0100)]) == (["a", "b"], 0b0101)
assert set_routes(0b0000, [("a", 0b0011, 0b0001), ("b", 0b0110, 0b0110)]) == (["a"], 0b0001)
assert set_routes(0b1111, [("a", 0b0001, 0b0000)]) == (["a"], 0b1110)
assert set_routes(0b1000, [("a", 0b0011, 0b0111)]) == (["a"], 0b1011)
assert set_routes(0, [("a", 1, 1), ("b", 3, 2), ("c", 2, 2)]) == (["a", "c"], 3)
assert set_routes(5, []) == ([], 5)
assert set_routes(0b10, [("a", 0b10, 0), ("b", 0b10, 0b110), ("c", 0b100, 0b100)]) == (
    ["a", "c"],
    0b100,
)
assert set_routes(0, [("a", 1, 1), ("b", 1, 1)]) == (["a", "b"], 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
