"""Load boxes, given as (label, weight, carries) with the weight that may lie on top of it, on one
pallet from bottom to top: at every step, of the boxes not yet loaded that none of the loaded ones
below forbids by being overloaded, the one with the largest carries goes on, among equals the
heavier one, then the one earlier in the list. Return the labels from bottom to top, ending when no
further box may be loaded or the given number of layers is reached."""


def pallet_layers(boxes, layers):
    stack = []
    left = list(boxes)

    def fits(box):
        above = box[1]
        for _, weight, carries in reversed(stack):
            if above > carries:
                return False
            above += weight
        return True

    while len(stack) < layers:
        allowed = [box for box in left if fits(box)]
        if not allowed:
            break
        chosen = max(allowed, key=lambda box: (box[2], box[1]))
        left.remove(chosen)
        stack.append(chosen)
    return [label for label, _, _ in stack]


assert pallet_layers([("a", 5, 10), ("b", 8, 20)], 3) == ["b", "a"]
assert pallet_layers([("a", 5, 10), ("b", 8, 10)], 3) == ["b", "a"]
assert pallet_layers([("a", 5, 0), ("b", 8, 5), ("c", 1, 0)], 3) == ["b", "a"]
assert pallet_layers([("a", 6, 0), ("b", 8, 5), ("c", 1, 0)], 3) == ["b", "c"]
assert pallet_layers([("a", 5, 9), ("b", 9, 7), ("c", 3, 3), ("d", 2, 2)], 9) == ["a", "b"]
assert pallet_layers([("a", 5, 12), ("b", 9, 7), ("c", 3, 3), ("d", 1, 2)], 9) == ["a", "b", "c"]
assert pallet_layers([("a", 5, 12), ("b", 9, 7), ("c", 3, 3)], 2) == ["a", "b"]
assert pallet_layers([("a", 5, 12)], 0) == []
assert pallet_layers([("x", 4, 4), ("y", 4, 4), ("z", 4, 4)], 5) == ["x", "y"]
assert pallet_layers([], 3) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
