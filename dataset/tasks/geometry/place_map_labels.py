"""Labels for a map are boxes (left, bottom, right, top), listed from the most to the least
important. Go through them in order and keep a label when it stays clear of every label kept so far,
which means that along at least one axis the free space between the two is at least the margin;
return the positions of the kept labels in the list."""


def place_map_labels(boxes, margin):
    kept = []
    for index, (left, bottom, right, top) in enumerate(boxes):
        for other in kept:
            x1, y1, x2, y2 = boxes[other]
            apart = max(left - x2, x1 - right, bottom - y2, y1 - top)
            if apart < margin:
                break
        else:
            kept.append(index)
    return kept


assert place_map_labels([(0, 0, 4, 2), (3, 1, 6, 3), (6, 0, 8, 2)], 1) == [0, 2]
assert place_map_labels([(0, 0, 2, 2), (3, 0, 5, 2)], 1) == [0, 1]
assert place_map_labels([(0, 0, 2, 2), (3, 0, 5, 2)], 2) == [0]
assert place_map_labels([(3, 0, 5, 2), (0, 0, 2, 2)], 1) == [0, 1]
assert place_map_labels([(0, 0, 2, 2), (0, 3, 2, 5), (0, -3, 2, -1)], 1) == [0, 1, 2]
assert place_map_labels([(0, 0, 2, 2), (2, 0, 4, 2)], 0) == [0, 1]
assert place_map_labels([(0, 0, 2, 2), (1, 1, 3, 3)], 0) == [0]
assert place_map_labels([], 1) == []
assert place_map_labels([(0, 0, 9, 9), (1, 1, 20, 2), (11, 1, 12, 2)], 1) == [0, 2]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
