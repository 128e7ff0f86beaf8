"""The lamps of a tram display are given as a word of seven bits, one per stroke in the order a to g
with a at the lowest bit. Given a dict from character to its stroke word and the word that is
actually lit, return the sorted list of the characters it may stand for when the strokes in a mask
of broken strokes always stay dark; a lit stroke that is broken gives None instead."""


def readable_characters(shapes, lit, broken):
    if lit & broken:
        return None
    return sorted(char for char, shape in shapes.items() if shape & ~broken == lit)


assert readable_characters({"1": 0b0000110, "7": 0b0000111}, 0b0000110, 0b0000001) == ["1", "7"]
assert readable_characters({"1": 0b0000110, "7": 0b0000111}, 0b0000110, 0) == ["1"]
assert readable_characters({"1": 0b0000110, "7": 0b0000111}, 0b0000111, 0b0000001) is None
assert readable_characters({"8": 0b1111111, "0": 0b0111111}, 0b0111111, 0b1000000) == ["0", "8"]
assert readable_characters({}, 0b1, 0) == []
assert readable_characters({" ": 0, "-": 0b1000000}, 0, 0b1000000) == [" ", "-"]
assert readable_characters({"-": 0b1000000}, 0b1000001, 0b1000000) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
