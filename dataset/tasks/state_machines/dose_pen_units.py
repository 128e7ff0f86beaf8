"""An injection pen is dialled by clicks: "+" and "-" change the dialled dose by 1 within 0 and the
smaller of the given maximum and the units left in the pen. "!" injects the dialled dose and sets
the dial to 0, but a dose right after a new needle, "n", must be exactly 2 and is a test; another
dose with an untested needle is not injected and the dial stays. Return (units injected apart from
tests, units left, dialled dose); the pen starts with an untested needle, and a content of 0 or
below gives None."""


def dose_pen_units(clicks, content, maximum):
    if content <= 0:
        return None
    left = content
    injected = 0
    dial = 0
    tested = False
    for click in clicks:
        if click == "+":
            dial = min(dial + 1, maximum, left)
        elif click == "-":
            dial = max(dial - 1, 0)
        elif click == "n":
            tested = False
        elif tested:
            injected += dial
            left -= dial
            dial = 0
        elif dial == 2:
            tested = True
            left -= dial
            dial = 0
    return (injected, left, dial)


assert dose_pen_units("++!+++!", 10, 5) == (3, 5, 0)
assert dose_pen_units("+++!", 10, 5) == (0, 10, 3)
assert dose_pen_units("+++!-!++!", 10, 5) == (2, 6, 0)
assert dose_pen_units("++!+!n+!", 10, 5) == (1, 7, 1)
assert dose_pen_units("++!+++++", 10, 3) == (0, 8, 3)
assert dose_pen_units("++!+++++!", 5, 9) == (3, 0, 0)
assert dose_pen_units("--++!+", 10, 5) == (0, 8, 1)
assert dose_pen_units("+!", 0, 5) is None
assert dose_pen_units("+!", -3, 5) is None
assert dose_pen_units("+", 1, 5) == (0, 1, 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
