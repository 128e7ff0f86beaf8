"""Give the state of a pedestrian lamp for the next second from its present state, a pair (name,
seconds it has shown), and whether the button is pressed: "stop" turns to "walk" if the button is
pressed and it has shown for at least the given hold, "walk" turns to "blink" after 8 seconds, and
"blink" to "stop" after 4. A new state has shown for 0 seconds, an old one for one more than
before; any other name gives ("blink", 0)."""


def next_lamp_sign(state, pressed, hold):
    name, shown = state
    if name not in ("stop", "walk", "blink"):
        return ("blink", 0)
    if name == "stop" and pressed and shown >= hold:
        return ("walk", 0)
    if name == "walk" and shown >= 7:
        return ("blink", 0)
    if name == "blink" and shown >= 3:
        return ("stop", 0)
    return (name, shown + 1)


assert next_lamp_sign(("stop", 5), True, 5) == ("walk", 0)
assert next_lamp_sign(("stop", 4), True, 5) == ("stop", 5)
assert next_lamp_sign(("stop", 9), False, 5) == ("stop", 10)
assert next_lamp_sign(("walk", 6), True, 5) == ("walk", 7)
assert next_lamp_sign(("walk", 7), False, 5) == ("blink", 0)
assert next_lamp_sign(("blink", 3), True, 2) == ("stop", 0)
assert next_lamp_sign(("blink", 2), True, 2) == ("blink", 3)
assert next_lamp_sign(("dark", 1), True, 2) == ("blink", 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
