"""Windows on a screen are rectangles (left, top, right, bottom) with y growing downwards. A window
lies inside another one when no part of it is outside the other, sides included; of two equal
windows the later one lies inside the earlier. Return for each window, in order, the position of the
window with the smallest area among those it lies inside, the latest of these among equal areas, or
-1 when there is none."""


def window_parents(windows):
    parents = []
    for position, (left, top, right, bottom) in enumerate(windows):
        parent, smallest = -1, None
        for other, (west, north, east, south) in enumerate(windows):
            if west > left or north > top or east < right or south < bottom:
                continue
            area = (east - west) * (south - north)
            if area == (right - left) * (bottom - top) and other >= position:
                continue
            if smallest is None or area <= smallest:
                parent, smallest = other, area
        parents.append(parent)
    return parents


assert window_parents([(0, 0, 9, 9), (1, 1, 5, 5), (2, 2, 3, 4), (6, 6, 8, 8)]) == [-1, 0, 1, 0]
assert window_parents([(2, 2, 3, 4), (1, 1, 5, 5), (0, 0, 9, 9)]) == [1, 2, -1]
assert window_parents([(0, 0, 4, 4), (0, 0, 4, 4), (0, 0, 4, 4)]) == [-1, 0, 1]
assert window_parents([(0, 0, 4, 4), (0, 1, 5, 3), (-1, 1, 3, 3)]) == [-1, -1, -1]
assert window_parents([(0, 0, 4, 4), (1, -1, 3, 3), (1, 1, 3, 5)]) == [-1, -1, -1]
assert window_parents([(0, 0, 6, 4), (0, 0, 4, 6), (1, 1, 4, 4), (2, 1, 4, 4)]) == [-1, -1, 1, 2]
assert window_parents([(0, 0, 4, 4), (0, 0, 4, 2), (1, 2, 4, 4)]) == [-1, 0, 0]
assert window_parents([]) == []
assert window_parents([(2, 3, 6, 6), (1, 2, 7, 9), (-5, -5, 9, 9)]) == [1, 2, -1]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
