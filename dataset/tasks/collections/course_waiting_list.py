"""Replay the sign-ups of a course with a fixed number of seats, given as ("join", name) and
("leave", name) events: who joins a full course waits, and when a seated person leaves, the one who
has waited longest moves up to the last seat. Joining twice and leaving without having joined have
no effect; return (seated, waiting) as lists in order."""


def course_waiting_list(seats, events):
    seated = []
    waiting = []
    for action, name in events:
        known = name in seated or name in waiting
        if action == "join" and not known:
            if len(seated) < seats:
                seated.append(name)
            else:
                waiting.append(name)
        elif action == "leave" and known:
            if name in waiting:
                waiting.remove(name)
                continue
            seated.remove(name)
            if waiting:
                seated.append(waiting.pop(0))
    return (seated, waiting)


assert course_waiting_list(2, [("join", "a"), ("join", "b"), ("join", "c")]) == (["a", "b"], ["c"])
assert course_waiting_list(1, [("join", "a"), ("join", "b"), ("join", "c"), ("leave", "a")]) == (
    ["b"],
    ["c"],
)
assert course_waiting_list(2, [("join", "a"), ("join", "b"), ("leave", "a")]) == (["b"], [])
assert course_waiting_list(1, [("join", "a"), ("join", "b"), ("leave", "b")]) == (["a"], [])
assert course_waiting_list(2, [("join", "a"), ("join", "a"), ("leave", "x")]) == (["a"], [])
assert course_waiting_list(1, [("join", "a"), ("join", "b"), ("join", "b")]) == (["a"], ["b"])
assert course_waiting_list(0, [("join", "a")]) == ([], ["a"])
assert course_waiting_list(3, []) == ([], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
