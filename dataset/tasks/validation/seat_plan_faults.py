"""Check a seat plan, a list of rows of equal length in which each cell is a guest name or None,
against pairs of guests that must sit apart. Two guests sit too close when they are next to each
other in a row or column; return the sorted list of the given pairs, as given, that do. A pair with
a guest who is not in the plan is fine."""


def seat_plan_faults(rows, pairs):
    close = set()
    for line in [*rows, *zip(*rows)]:
        close.update(zip(line, line[1:]))
        close.update(zip(line[1:], line))
    return sorted(pair for pair in pairs if pair in close)


assert seat_plan_faults([["a", "b"], ["c", None]], [("a", "b")]) == [("a", "b")]
assert seat_plan_faults([["a", "b"], ["c", None]], [("c", "a")]) == [("c", "a")]
assert seat_plan_faults([["a", "b"], ["c", None]], [("b", "c")]) == []
assert seat_plan_faults([["a", None, "b", "c"]], [("a", "b"), ("c", "b")]) == [("c", "b")]
assert seat_plan_faults([["a"], [None], ["b"], ["c"]], [("a", "b"), ("b", "c")]) == [("b", "c")]
assert seat_plan_faults([["b", "a", "c"]], [("c", "a"), ("a", "b")]) == [("a", "b"), ("c", "a")]
assert seat_plan_faults([["a", "b"]], [("a", "z"), ("z", "b")]) == []
assert seat_plan_faults([[None], ["a"], ["b"]], [("a", "b")]) == [("a", "b")]
assert seat_plan_faults([], [("a", "b")]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
