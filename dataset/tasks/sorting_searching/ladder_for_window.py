"""Choose a ladder for cleaning a window at the given height in centimetres from a list of (name,
length, extendable) ladders. A ladder reaches 100 more than its length, and an extendable one can be
drawn out to at most half as long again. Take the shortest ladder (by its length as listed) that
reaches the window, the one listed first among equals, and return (name, length at which it is
used), drawn out only as far as needed, or None when none reaches; a window at most 100 high needs
no ladder and gives an empty tuple."""


def ladder_for_window(ladders, height):
    needed = height - 100
    if needed <= 0:
        return ()
    for name, length, extendable in sorted(ladders, key=lambda ladder: ladder[1]):
        doubled = 3 * length if extendable else 2 * length
        if doubled >= 2 * needed:
            return (name, max(length, needed))
    return None


assert ladder_for_window([("a", 300, False), ("b", 250, False)], 340) == ("b", 250)
assert ladder_for_window([("a", 300, False), ("b", 250, False)], 350) == ("b", 250)
assert ladder_for_window([("a", 300, False), ("b", 250, False)], 351) == ("a", 300)
assert ladder_for_window([("a", 300, False), ("b", 200, True)], 390) == ("b", 290)
assert ladder_for_window([("a", 300, False), ("b", 200, True)], 400) == ("b", 300)
assert ladder_for_window([("a", 310, False), ("b", 200, True)], 401) == ("a", 310)
assert ladder_for_window([("b", 201, True), ("c", 199, False)], 402) is None
assert ladder_for_window([("b", 200, False)], 100) == ()
assert ladder_for_window([("b", 200, True), ("c", 200, False)], 101) == ("b", 200)
assert ladder_for_window([], 150) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
