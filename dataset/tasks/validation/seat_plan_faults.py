"""Check a seat plan, a list of rows of equal length in which each cell is a guest name or None,
against pairs of guests that must sit apart. Two guests sit too close when they are next to each
other in a row or column; return the sorted list of the given pairs, as given, that do. A pair with
a guest who is not in the plan is fine."""


def seat_plan_faults(rows, pairs):
    seats = {}
    for line, row in enumerate(rows):
        for column, guest in enumerate(row):
            if guest is not None:
                seats[guest] = (line, column)
    faults = []
    for first, second in pairs:
        if first in seats and second in seats:
            down = abs(seats[first][0] - seats[second][0])
            across = abs(seats[first][1] - seats[second][1])
            if down + across == 1:
                faults.append((first, second))
    return sorted(faults)


assert seat_plan_faults([["a", "b"], ["c", None]], [("a", "b")]) == [("a", "b")]
assert seat_plan_faults([["a", "b"], ["c", None]], [("c", "a")]) == [("c", "a")]
assert seat_plan_faults([["a", "b"], ["c", None]], [("b", "c")]) == []
assert seat_plan_faults([["a", None, "b"]], [("a", "b")]) == []
assert seat_plan_faults([["a"], [None], ["b"]], [("a", "b")]) == []
assert seat_plan_faults([["b", "a", "c"]], [("c", "a"), ("a", "b")]) == [("a", "b"), ("c", "a")]
assert seat_plan_faults([["a", "b"]], [("a", "z"), ("z", "b")]) == []
assert seat_plan_faults([[None], ["a"], ["b"]], [("a", "b")]) == [("a", "b")]
assert seat_plan_faults([], [("a", "b")]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
