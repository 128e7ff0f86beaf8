"""A revolving door has the given number of compartments and turns by one compartment for each
sign: a digit is the number of people who stand before it and step into the compartment now at the
outside, of whom only two find room, the others waiting for the next one, while "!" is a bump: the
door stands for this sign and nobody enters. A person comes out after half a turn, the number of
compartments being even; return (people who came out, people inside, people waiting), or None for
an odd number of compartments."""


def revolving_stall(signs, compartments):
    if compartments % 2:
        return None
    ring = [0] * (compartments // 2)
    waiting = 0
    out = 0
    for sign in signs:
        if sign == "!":
            continue
        waiting += int(sign)
        entering = min(2, waiting)
        waiting -= entering
        ring.append(entering)
        out += ring.pop(0)
    return (out, sum(ring), waiting)


assert revolving_stall("1000", 4) == (1, 0, 0)
assert revolving_stall("10", 4) == (0, 1, 0)
assert revolving_stall("100", 4) == (1, 0, 0)
assert revolving_stall("5", 4) == (0, 2, 3)
assert revolving_stall("500", 4) == (2, 3, 0)
assert revolving_stall("3!!1", 2) == (2, 2, 0)
assert revolving_stall("12", 3) is None
assert revolving_stall("", 1) is None
assert revolving_stall("", 6) == (0, 0, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
