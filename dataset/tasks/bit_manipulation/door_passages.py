"""A shop door counts with two light barriers, an outer one (bit 0) and an inner one (bit 1), and a
list of their states (0 to 3) is given. Somebody comes in when the states change from 0 over 1, 3
and 2 back to 0, and goes out when they run the other way round (0, 2, 3, 1, 0); repeated equal
states count as one. A passage that breaks this order in any way counts nothing, and the next one
can begin after the following 0; return (number in, number out), where an unfinished passage at the
end counts nothing and the list begins with both barriers free even if its first state is
another."""


def door_passages(states):
    entered = 0
    left = 0
    passage = [0]
    for state in states:
        if state == passage[-1]:
            continue
        passage.append(state)
        if state != 0:
            continue
        if passage == [0, 1, 3, 2, 0]:
            entered += 1
        elif passage == [0, 2, 3, 1, 0]:
            left += 1
        passage = [0]
    return (entered, left)


assert door_passages([0, 1, 3, 2, 0]) == (1, 0)
assert door_passages([0, 2, 3, 1, 0]) == (0, 1)
assert door_passages([0, 1, 1, 3, 3, 3, 2, 0, 0, 2, 3, 1, 0]) == (1, 1)
assert door_passages([1, 3, 2]) == (0, 0)
assert door_passages([1, 3, 1, 0, 1, 3, 2, 0]) == (1, 0)
assert door_passages([0, 1, 3, 2, 3, 2, 0]) == (0, 0)
assert door_passages([]) == (0, 0)
assert door_passages([1, 3, 2, 0, 1, 3, 2, 0]) == (2, 0)
assert door_passages([2, 3, 1, 0, 2, 0, 2, 3, 1, 0, 3, 0]) == (0, 2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
