"""A touch lamp has the brightness levels 0 (off) to the given top level. "tap" on a lamp that is
off brings back the level that it had when it was last on (the top level when it never was), and a
tap on a lit one turns it off; "up" and "down" change a lit lamp by one level and do nothing to one
that is off, up stopping at the top level and down at level 1. Return the level after the gestures;
a top level below 1 gives None."""


def touch_lamp_level(gestures, top):
    if top < 1:
        return None
    lit = False
    kept = top
    for gesture in gestures:
        if gesture == "tap":
            lit = not lit
        elif lit:
            change = 1 if gesture == "up" else -1
            kept = min(top, max(1, kept + change))
    return kept if lit else 0


assert touch_lamp_level([], 3) == 0
assert touch_lamp_level(["tap"], 3) == 3
assert touch_lamp_level(["tap", "up", "down"], 3) == 2
assert touch_lamp_level(["tap", "down", "down", "down", "up"], 3) == 2
assert touch_lamp_level(["tap", "down", "down", "down"], 3) == 1
assert touch_lamp_level(["tap", "down", "tap"], 5) == 0
assert touch_lamp_level(["down", "tap", "down", "tap", "down", "tap"], 5) == 4
assert touch_lamp_level(["tap", "down"], 1) == 1
assert touch_lamp_level(["tap", "up"], 0) is None
assert touch_lamp_level(["tap"], -2) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
