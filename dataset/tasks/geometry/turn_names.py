"""Name what happens at every inner corner of a path given as a list of whole-number (x, y) points,
with y pointing up: "left" or "right" for a turn to that side, "straight" when the path goes on in
the same direction, "back" when it returns exactly the way it came, and "still" when the piece
before or after the corner has no length. Paths of fewer than three points give an empty list."""


def turn_names(points):
    names = []
    for index in range(1, len(points) - 1):
        (ax, ay), (bx, by), (cx, cy) = points[index - 1 : index + 2]
        cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        along = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
        if cross > 0:
            names.append("left")
        elif cross < 0:
            names.append("right")
        elif along > 0:
            names.append("straight")
        else:
            names.append("back" if along < 0 else "still")
    return names


assert turn_names([(0, 0), (1, 0), (1, 1), (5, 1)]) == ["left", "right"]
assert turn_names([(0, 0), (2, 1), (4, 2)]) == ["straight"]
assert turn_names([(0, 0), (0, 1), (0, 0), (1, 0)]) == ["back", "left"]
assert turn_names([(0, 0), (1, 0), (1, 0), (2, 0), (3, 0)]) == ["still", "still", "straight"]
assert turn_names([(0, 0), (1, 1)]) == []
assert turn_names([]) == []
assert turn_names([(0, 0), (3, 2), (4, 4), (6, 5)]) == ["left", "right"]
assert turn_names([(5, 5), (3, 4), (5, 5), (6, 9)]) == ["back", "left"]
assert turn_names([(4, 2), (2, 1), (0, 0), (1, 1)]) == ["straight", "right"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
