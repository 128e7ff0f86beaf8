"""A diver's watch gets a depth in metres once a minute and is in "surface" at first: a depth of
1.5 or more begins a "dive"; a dive that was deeper than the limit changes to "stop" at 6 or less,
and "stop" back to the same dive at more than 6. A depth below 1 ends both in "surface", but in
"alarm" when the dive was deeper than the limit and fewer than 3 readings in a row were in "stop"
just before, and from "alarm" the fifth further reading below 1 in a row leads to "surface". Return
the mode after each reading, of which None is lost and changes nothing."""


def dive_watch_modes(depths, limit):
    mode = "surface"
    modes = []
    for depth in depths:
        if depth is None:
            modes.append(mode)
            continue
        if mode == "surface":
            if depth >= 1.5:
                mode = "dive"
                deepest = depth
        elif mode == "dive":
            deepest = max(deepest, depth)
            if depth < 1:
                mode = "surface" if deepest <= limit else "alarm"
                count = 0
            elif depth <= 6 and deepest > limit:
                mode = "stop"
                count = 1
        elif mode == "stop":
            count += 1
            if depth > 6:
                mode = "dive"
            elif depth < 1:
                mode = "surface" if count > 3 else "alarm"
                count = 0
        else:
            count = count + 1 if depth < 1 else 0
            if count == 5:
                mode = "surface"
        modes.append(mode)
    return modes


assert dive_watch_modes([1, 1.5, 1, 0.9], 20) == ["surface", "dive", "dive", "surface"]
assert dive_watch_modes([20, 6, 0], 20) == ["dive", "dive", "surface"]
assert dive_watch_modes([21, 7, 6, 5, 5, 0], 20) == ["dive", "dive"] + ["stop"] * 3 + ["surface"]
assert dive_watch_modes([21, 6, 6, 0, 1], 20) == ["dive", "stop", "stop", "alarm", "alarm"]
assert dive_watch_modes([25, 6, 0] + [0] * 5, 20)[2:] == ["alarm"] * 5 + ["surface"]
assert dive_watch_modes([9, 25, 0] + [0] * 5, 20) == ["dive"] * 2 + ["alarm"] * 5 + ["surface"]
assert dive_watch_modes([25, 6, 0, 0, 1] + [0] * 5, 20)[3:] == ["alarm"] * 6 + ["surface"]
assert dive_watch_modes([25, 6, 7, 1, 1, 0], 20) == ["dive", "stop", "dive"] + ["stop"] * 2 + [
    "alarm"
]
assert dive_watch_modes([5, None, 0, None], 20) == ["dive", "dive", "surface", "surface"]
assert dive_watch_modes([], 20) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
