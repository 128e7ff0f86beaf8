"""Passengers of a bus press a button between stops: in a string, "b" is a press, "s" is a stop at
which the bus opens its doors if the sign "stopping" is lit and drives past otherwise, and "d" is
the driver's switch that puts the sign out. A press rings and lights the sign only when it is not
lit; an opened door puts it out. Return (rings, stops passed, whether the sign is lit at the
end)."""


def stop_bell_rings(ride):
    rings = passed = 0
    lit = False
    for sign in ride:
        if sign == "b":
            rings += not lit
            lit = True
            continue
        if sign == "s" and not lit:
            passed += 1
        lit = False
    return (rings, passed, lit)


assert stop_bell_rings("bbs") == (1, 0, False)
assert stop_bell_rings("bsbs") == (2, 0, False)
assert stop_bell_rings("sbss") == (1, 2, False)
assert stop_bell_rings("bdsb") == (2, 1, True)
assert stop_bell_rings("bdbb") == (2, 0, True)
assert stop_bell_rings("dss") == (0, 2, False)
assert stop_bell_rings("") == (0, 0, False)
assert stop_bell_rings("bb") == (1, 0, True)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
