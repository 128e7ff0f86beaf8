"""A car's wiper lever has the places 0 to 3, moved each second by "u" (up) and "d" (down), which
have no effect at the ends, or left alone by any other sign; after the move the wiper makes a
stroke in this second: in place 1 when at least 4 seconds have passed since the latest stroke or
else since the first second, in place 2 always, and in place 3 two strokes. A "w" is a wash: it
makes 3 strokes in its second in any place instead of the others. Return the number of strokes."""


def wiper_stroke_total(signs):
    total = 0
    place = 0
    pause = 0
    for sign in signs:
        if sign == "u":
            place = min(3, place + 1)
        elif sign == "d":
            place = max(0, place - 1)
        strokes = (0, int(pause >= 4), 1, 2)[place]
        if sign == "w":
            strokes = 3
        if strokes:
            pause = 0
        pause += 1
        total += strokes
    return total


assert wiper_stroke_total("") == 0
assert wiper_stroke_total("....") == 0
assert wiper_stroke_total("u...") == 0
assert wiper_stroke_total("u....") == 1
assert wiper_stroke_total("uu.") == 2
assert wiper_stroke_total("uuuu.d") == 8
assert wiper_stroke_total("dd.u") == 0
assert wiper_stroke_total("wu...") == 4
assert wiper_stroke_total("..wu..") == 3
assert wiper_stroke_total("uuw") == 4

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
