"""A plank bridge crosses a ditch of the given width with two planks that overlap in the middle:
each lies with one end at least the given rest on its own bank, the rest being the same on both
sides, and both ends on top of each other over at least the given overlap. Planks come in the given
lengths, any number of each. Return the two lengths (first bank, second bank) with the smallest
total, the pair with the smaller difference among equals and the longer plank on the first bank, or
None when no pair is long enough; a single plank never counts."""


def ditch_planks(width, rest, overlap, lengths):
    needed = width + 2 * rest + overlap
    pairs = []
    for longer in lengths:
        for shorter in lengths:
            if shorter <= longer and longer + shorter >= needed:
                pairs.append((longer, shorter))
    if not pairs:
        return None
    return min(pairs, key=lambda pair: (sum(pair), pair[0]))


assert ditch_planks(400, 30, 40, [200, 300, 350]) == (300, 200)
assert ditch_planks(400, 30, 41, [200, 300, 350]) == (350, 200)
assert ditch_planks(50, 5, 10, [20, 30, 40, 50]) == (40, 30)
assert ditch_planks(50, 5, 5, [60, 10, 40, 20, 30]) == (40, 30)
assert ditch_planks(50, 5, 20, [60, 20, 40]) == (40, 40)
assert ditch_planks(50, 5, 20, [30, 39]) is None
assert ditch_planks(50, 5, 20, []) is None
assert ditch_planks(50, 0, 0, [25]) == (25, 25)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
