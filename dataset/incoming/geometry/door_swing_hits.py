"""The hinge of a door is at (0, 0), the closed door lies along the positive x axis up to the given
width, and it opens anticlockwise by the given number of quarter turns, from 0 to 3, sweeping a part
of a disc. Return the sorted names of the objects, given as a dict from name to (x, y) point, that
the door touches on its way, both end positions and the rim included. An object at the hinge itself
is never touched."""


def door_swing_hits(width, quarters, objects):
    hits = []
    for name, (x, y) in objects.items():
        squared = x * x + y * y
        if squared == 0 or squared > width * width:
            continue
        turned = 0
        while min(x, y) < 0:
            turned += 1
            x, y = y, -x
        if turned < quarters or y == 0:
            hits.append(name)
    return sorted(hits)


assert door_swing_hits(5, 1, {"vase": (3, 4), "cat": (-1, 2), "bin": (1, 1)}) == ["bin", "vase"]
assert door_swing_hits(5, 1, {"a": (0, 5), "b": (4, 4), "c": (0, -1), "d": (5, 0)}) == ["a", "d"]
assert door_swing_hits(4, 2, {"a": (-4, 0), "b": (-2, 1), "c": (-1, -1), "d": (1, -2)}) == [
    "a",
    "b",
]
assert door_swing_hits(4, 3, {"a": (0, -4), "b": (1, -3), "c": (-1, -3)}) == ["a", "c"]
assert door_swing_hits(4, 0, {"a": (2, 0), "b": (2, 1), "c": (0, 0), "d": (-2, 0)}) == ["a"]
assert door_swing_hits(4, 3, {"hinge": (0, 0), "far": (-3, -3)}) == []
assert door_swing_hits(4, 1, {"w": (-3, 0), "n": (0, 1), "s": (0, -1)}) == ["n"]
assert door_swing_hits(4, 2, {"w": (-3, 0), "n": (0, 1), "s": (0, -1)}) == ["n", "w"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
