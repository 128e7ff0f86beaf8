"""A ski run is a list of (distance, height) points with growing distance. Grade each piece between
neighbouring points by its drop per distance: "blue" up to 1 in 4, "red" above that and up to 2 in
5, "black" above that, and "walk" when it does not go down at all. Return the pieces as a list of
(grade, length along the distance), with neighbouring pieces of the same grade joined to one; a run
of fewer than two points has none."""


def ski_run_grades(points):
    graded = []
    for (start, high), (end, low) in zip(points, points[1:]):
        drop, length = high - low, end - start
        if drop <= 0:
            grade = "walk"
        elif 4 * drop <= length:
            grade = "blue"
        elif 5 * drop <= 2 * length:
            grade = "red"
        else:
            grade = "black"
        if graded and graded[-1][0] == grade:
            length += graded.pop()[1]
        graded.append((grade, length))
    return graded


assert ski_run_grades([(0, 90), (40, 80), (60, 72), (70, 62)]) == [
    ("blue", 40),
    ("red", 20),
    ("black", 10),
]
assert ski_run_grades([(0, 50), (40, 39), (50, 35), (100, 14)]) == [("red", 50), ("black", 50)]
assert ski_run_grades([(5, 8), (9, 8), (12, 9), (16, 8)]) == [("walk", 7), ("blue", 4)]
assert ski_run_grades([(0, 9), (8, 7), (9, 7), (20, 6)]) == [("blue", 8), ("walk", 1), ("blue", 11)]
assert ski_run_grades([(0, 9), (3, 8), (6, 7), (9, 6), (10, 5)]) == [("red", 9), ("black", 1)]
assert ski_run_grades([(4, 4)]) == []
assert ski_run_grades([]) == []
assert ski_run_grades([(1, 2), (2, 1)]) == [("black", 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
