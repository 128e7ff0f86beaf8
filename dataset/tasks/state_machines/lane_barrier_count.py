"""A barrier of a car park reads a string of "c" (a car comes up), "t" (a ticket is taken) and "g"
(a car has gone through). A ticket opens the barrier if a car stands there, and each open barrier
lets exactly one car through; a "g" with a shut barrier is an alarm, and a second "c" while a car
stands there is the next in a queue and moves up after the first has gone. Return (cars let in,
alarms, cars waiting); tickets that do not open it are lost."""


def lane_barrier_count(signs):
    entered = alarms = waiting = 0
    opened = False
    for sign in signs:
        if sign == "c":
            waiting += 1
        elif sign == "t":
            opened = waiting > 0
        elif opened:
            opened = False
            entered += 1
            waiting -= 1
        else:
            alarms += 1
    return (entered, alarms, waiting)


assert lane_barrier_count("ctg") == (1, 0, 0)
assert lane_barrier_count("tcg") == (0, 1, 1)
assert lane_barrier_count("ccttgg") == (1, 1, 1)
assert lane_barrier_count("cctgtg") == (2, 0, 0)
assert lane_barrier_count("gg") == (0, 2, 0)
assert lane_barrier_count("ctgtg") == (1, 1, 0)
assert lane_barrier_count("") == (0, 0, 0)
assert lane_barrier_count("ctc") == (0, 0, 2)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
