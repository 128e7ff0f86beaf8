"""Phones in a workshop are in a list of (number, state) with the state "new", "open" or "done".
Move every phone with the given number one state on, "new" to "open" and "open" to "done", and
return (new list, moved) where moved tells how many changed; a phone that is done goes to the end of
the list when it becomes so, in the order of the list, and one that was done already stays where it
is."""


def advance_repair_states(phones, number):
    following = {"new": "open", "open": "done"}
    stay = []
    finished = []
    moved = 0
    for phone, state in phones:
        if phone != number or state not in following:
            stay.append((phone, state))
            continue
        moved += 1
        if state == "open":
            finished.append((phone, "done"))
        else:
            stay.append((phone, following[state]))
    return (stay + finished, moved)


assert advance_repair_states([(1, "new"), (2, "new")], 1) == ([(1, "open"), (2, "new")], 1)
assert advance_repair_states([(1, "open"), (2, "new")], 1) == ([(2, "new"), (1, "done")], 1)
assert advance_repair_states([(1, "done"), (2, "new")], 1) == ([(1, "done"), (2, "new")], 0)
assert advance_repair_states([(1, "new")], 3) == ([(1, "new")], 0)
assert advance_repair_states([(1, "open"), (1, "new"), (1, "open"), (2, "open")], 1) == (
    [(1, "open"), (2, "open"), (1, "done"), (1, "done")],
    3,
)
assert advance_repair_states([], 1) == ([], 0)
assert advance_repair_states([(2, "open"), (1, "open")], 2) == ([(1, "open"), (2, "done")], 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
