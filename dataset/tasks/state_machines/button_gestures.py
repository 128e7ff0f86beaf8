"""Recognise the gestures on a push button from its ascending times of change in milliseconds, which
are alternately a press and a release. A press held for at least long milliseconds is a "long"
gesture; a shorter one is a "click", except that two short presses directly after each other, with
less than gap milliseconds from the release of the first to the press of the second, make one
"double" gesture. Return the gestures in order; a press that is not released yet is ignored."""


def button_gestures(times, long, gap):
    gestures = []
    open_release = None
    for press, release in zip(times[::2], times[1::2]):
        if release - press >= long:
            gestures.append("long")
            open_release = None
        elif open_release is not None and press - open_release < gap:
            gestures[-1] = "double"
            open_release = None
        else:
            gestures.append("click")
            open_release = release
    return gestures


assert button_gestures([0, 100, 900, 1000], 500, 300) == ["click", "click"]
assert button_gestures([0, 100, 399, 450], 500, 300) == ["double"]
assert button_gestures([0, 100, 400, 450], 500, 300) == ["click", "click"]
assert button_gestures([0, 500], 500, 300) == ["long"]
assert button_gestures([0, 499], 500, 300) == ["click"]
assert button_gestures([0, 50, 100, 600, 650, 700], 500, 800) == ["click", "long", "click"]
assert button_gestures([0, 50, 100, 150, 200, 250], 500, 300) == ["double", "click"]
assert button_gestures([0, 50, 100], 500, 300) == ["click"]
assert button_gestures([], 500, 300) == []
assert button_gestures([9, 10, 11, 12, 13, 14, 15, 16], 5, 2) == ["double", "double"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
