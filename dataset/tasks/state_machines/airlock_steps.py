"""An airlock has an inner and an outer door, both shut at first, and its chamber holds air.
"inner" opens the inner door, which works only with air in the chamber and the outer door shut;
"outer" opens the outer door, which works only in a chamber without air and with the inner door
shut; "shut" shuts whatever is open; "pump" takes the air out and "fill" lets it in, both working
only with both doors shut. Return the 1-based number of the first step that does not work, 0 when
all work; opening what is open, pumping an empty chamber and filling a full one work."""


def airlock_steps(steps):
    opened = None
    air = True
    for number, step in enumerate(steps, 1):
        if step == "shut":
            opened = None
            continue
        if opened is not None and opened != step:
            return number
        if step in ("inner", "outer"):
            if air != (step == "inner"):
                return number
            opened = step
        else:
            air = step == "fill"
    return 0


assert airlock_steps([]) == 0
assert airlock_steps(["inner", "inner", "shut", "pump", "pump", "outer", "outer"]) == 0
assert airlock_steps(["outer"]) == 1
assert airlock_steps(["pump", "inner"]) == 2
assert airlock_steps(["inner", "pump"]) == 2
assert airlock_steps(["pump", "outer", "inner"]) == 3
assert airlock_steps(["pump", "outer", "shut", "fill", "fill", "inner", "outer"]) == 7
assert airlock_steps(["pump", "outer", "fill"]) == 3
assert airlock_steps(["shut", "pump", "fill", "outer"]) == 4

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
