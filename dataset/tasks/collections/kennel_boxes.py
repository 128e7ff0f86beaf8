"""A rescue dog kennel assigns boxes: dogs arrive as (name, size, enemies) with enemies a set of
names, and boxes stand in a row given by their sizes. A dog gets the first free box that is at least
as large as the dog and has no enemy in a box directly beside it, where two dogs are enemies when
either one names the other; a dog that finds no such box goes to the list of those to be fostered.
Return (list with the name or None per box, list of fostered dogs)."""


def kennel_boxes(sizes, dogs):
    boxes = [None] * len(sizes)
    known = {}
    fostered = []
    for name, size, enemies in dogs:
        known[name] = enemies
        for index, room in enumerate(sizes):
            if boxes[index] is not None or room < size:
                continue
            beside = boxes[max(index - 1, 0) : index + 2]
            hostile = False
            for other in beside:
                if other is None:
                    continue
                if other in enemies or name in known[other]:
                    hostile = True
            if not hostile:
                boxes[index] = name
                break
        else:
            fostered.append(name)
    return (boxes, fostered)


assert kennel_boxes([2, 2, 2], [("a", 1, set()), ("b", 2, {"a"})]) == (["a", None, "b"], [])
assert kennel_boxes([2, 2, 2], [("a", 1, {"b"}), ("b", 2, set())]) == (["a", None, "b"], [])
assert kennel_boxes([1, 2], [("a", 2, set()), ("b", 2, set())]) == ([None, "a"], ["b"])
assert kennel_boxes([1, 2, 3], [("a", 2, set()), ("b", 1, {"a"}), ("c", 1, set())]) == (
    ["c", "a", None],
    ["b"],
)
assert kennel_boxes([], [("a", 1, set())]) == ([], ["a"])
assert kennel_boxes([1, 1, 3], [("a", 2, set()), ("b", 1, {"a"}), ("c", 1, set())]) == (
    ["b", "c", "a"],
    [],
)
assert kennel_boxes([1, 1, 1, 1], [("a", 1, set()), ("b", 1, set()), ("c", 1, {"a"})]) == (
    ["a", "b", "c", None],
    [],
)
assert kennel_boxes([9, 1, 9], [("a", 5, set()), ("b", 5, {"x"}), ("c", 1, {"b"})]) == (
    ["a", None, "b"],
    ["c"],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
