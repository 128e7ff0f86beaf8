"""Furniture is given as a dict from name to ((left, bottom, right, top), height), and a cat jumps
from piece to piece: it can jump between two pieces when the gap between their rectangles, measured
along x and along y, is at most the given leap in both directions, downwards over any height and
upwards by at most the given spring. The cat starts on the floor, from which it reaches every piece
that is not higher than its spring. Return the sorted names of all pieces that it can get onto,
directly or by way of others."""


def cat_reaches(furniture, leap, spring):
    reached = {name for name, (_, height) in furniture.items() if height <= spring}
    waiting = list(reached)
    for name in waiting:
        (left, bottom, right, top), height = furniture[name]
        for other, ((west, south, east, north), level) in furniture.items():
            if other in reached or level > height + spring:
                continue
            if west > right + leap or left > east + leap:
                continue
            if south > top + leap or bottom > north + leap:
                continue
            reached.add(other)
            waiting.append(other)
    return sorted(reached)


assert cat_reaches({"sofa": ((0, 0, 4, 2), 3), "shelf": ((6, 0, 7, 2), 7)}, 2, 4) == [
    "shelf",
    "sofa",
]
assert cat_reaches({"sofa": ((0, 0, 4, 2), 3), "shelf": ((7, 0, 8, 2), 7)}, 2, 4) == ["sofa"]
assert cat_reaches({"sofa": ((0, 0, 4, 2), 3), "shelf": ((6, 0, 7, 2), 8)}, 2, 4) == ["sofa"]
assert cat_reaches(
    {"z": ((5, 5, 6, 6), 4), "y": ((0, 0, 2, 2), 6), "x": ((3, 3, 4, 4), 5)}, 1, 4
) == ["x", "y", "z"]
assert cat_reaches(
    {"z": ((5, 5, 6, 6), 4), "w": ((5, 8, 6, 9), 5), "v": ((5, 2, 6, 3), 5)}, 2, 4
) == ["v", "w", "z"]
assert cat_reaches(
    {
        "z": ((5, 5, 6, 6), 4),
        "w": ((5, 9, 6, 9), 5),
        "v": ((5, 1, 6, 2), 5),
        "u": ((1, 5, 2, 6), 5),
    },
    2,
    4,
) == ["z"]
assert cat_reaches({"z": ((5, 5, 6, 6), 5)}, 2, 4) == []
assert cat_reaches({}, 2, 4) == []
assert cat_reaches(
    {"a": ((0, 0, 1, 1), 9), "b": ((0, 0, 1, 1), 6), "c": ((0, 0, 1, 1), 3)}, 0, 3
) == ["a", "b", "c"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
