"""A car ferry lies at bank "W" at first, ramp down and empty: "+" drives a car aboard, "-" drives
the one that came first off again, both only while the ramp is down; a ferry with the given number
of cars is full, "r" moves the ramp, down or up, and "x" crosses to the other bank, only with the
ramp up. A car may leave only on the other bank than the one at which it boarded; count what is
impossible and return (bank, cars aboard, impossible signs); any other sign makes the whole answer
None."""


def ferry_ramp_log(signs, room):
    bank = "W"
    down = True
    boarded = []
    bad = 0
    for sign in signs:
        if sign not in "+-rx":
            return None
        if sign == "r":
            down = not down
        elif sign == "x":
            if down:
                bad += 1
            else:
                bank = "E" if bank == "W" else "W"
        elif not down:
            bad += 1
        elif sign == "+":
            if len(boarded) < room:
                boarded.append(bank)
            else:
                bad += 1
        elif boarded and boarded[0] != bank:
            boarded.pop(0)
        else:
            bad += 1
    return (bank, len(boarded), bad)


assert ferry_ramp_log("++rxr-", 3) == ("E", 1, 0)
assert ferry_ramp_log("+-", 3) == ("W", 1, 1)
assert ferry_ramp_log("+++", 2) == ("W", 2, 1)
assert ferry_ramp_log("x", 2) == ("W", 0, 1)
assert ferry_ramp_log("r+-rx", 2) == ("W", 0, 3)
assert ferry_ramp_log("+rxr+--", 2) == ("E", 1, 1)
assert ferry_ramp_log("rxx-", 2) == ("W", 0, 1)
assert ferry_ramp_log("+?", 2) is None
assert ferry_ramp_log("-", 0) == ("W", 0, 1)
assert ferry_ramp_log("", 2) == ("W", 0, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
