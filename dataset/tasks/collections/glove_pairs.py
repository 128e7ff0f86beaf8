"""Gloves found at a school are recorded as (colour, side) with the side "left" or "right". Return
the colours of which at least one pair can be made, each as often as there are pairs, in
alphabetical order."""


def glove_pairs(found):
    left = [colour for colour, side in found if side == "left"]
    right = [colour for colour, side in found if side == "right"]
    pairs = []
    for colour in sorted(set(left)):
        pairs += [colour] * min(left.count(colour), right.count(colour))
    return pairs


assert glove_pairs([("red", "left"), ("red", "right")]) == ["red"]
assert glove_pairs([("red", "left"), ("red", "left")]) == []
assert glove_pairs([("tan", "left"), ("red", "right"), ("tan", "right"), ("red", "left")]) == [
    "red",
    "tan",
]
assert glove_pairs([("red", "left"), ("red", "right")] * 2 + [("red", "left")]) == ["red", "red"]
assert glove_pairs([]) == []
assert glove_pairs([("red", "right"), ("blue", "left")]) == []
assert glove_pairs(
    [("b", "left"), ("b", "right"), ("b", "right"), ("a", "right"), ("a", "left")]
) == ["a", "b"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
