"""Tasks are (name, minutes, deadline) triples, the deadline counted in minutes from now or None.
Work on them in the order of their deadlines, those without one last, equal ones from short to long,
then by name, and return the names of the tasks that would end after their deadline in this order; a
task that would end exactly at it is in time."""


def deadline_first_order(tasks):
    now = 0
    late = []
    ordered = sorted(tasks, key=lambda task: (task[2] is None, task[2], task[1], task[0]))
    for name, minutes, deadline in ordered:
        now += minutes
        if deadline is not None and now > deadline:
            late.append(name)
    return late


assert deadline_first_order([("a", 30, 60), ("b", 20, 40), ("c", 5, None)]) == []
assert deadline_first_order([("a", 41, 60), ("b", 20, 40)]) == ["a"]
assert deadline_first_order([("a", 40, 60), ("b", 20, 40)]) == []
assert deadline_first_order([("a", 30, 30), ("b", 10, 30)]) == ["a"]
assert deadline_first_order([("b", 10, 15), ("a", 10, 15)]) == ["b"]
assert deadline_first_order([("z", 50, None), ("a", 9, 9), ("b", 1, 9)]) == ["a"]
assert deadline_first_order([]) == []
assert deadline_first_order([("p", 10, 5), ("q", 10, 12), ("r", 10, 40)]) == ["p", "q"]
assert deadline_first_order([("a", 30, 30), ("b", 10, 50)]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
