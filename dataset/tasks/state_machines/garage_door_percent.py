"""A garage door has one button and stands shut, at 0 percent, when it begins; each second the
string shows "p" for a press or "." for none: a press starts a standing door in the direction
opposite to its last movement (the first time it goes up) or stops a moving one, and after that a
moving door moves by the given step and stands still by itself at 0 or 100, which it never passes.
At 0 it always goes up next and at 100 down, and "x" is an object in the way, for which a moving
door goes up from then on. Return the percent after every second; a step below 1 gives an empty
list."""


def garage_door_percent(seconds, step):
    if step < 1:
        return []
    percents = []
    place = 0
    moving = False
    upward = False
    for sign in seconds:
        if sign == "p":
            if moving:
                moving = False
            else:
                moving = True
                upward = not upward
        elif sign == "x" and moving:
            upward = True
        if moving:
            place += step if upward else -step
            if place >= 100:
                place = 100
                moving = False
            elif place <= 0:
                place = 0
                moving = False
        percents.append(place)
    return percents


assert garage_door_percent("p...", 40) == [40, 80, 100, 100]
assert garage_door_percent("p.p.p..p..", 30) == [30, 60, 60, 60, 30, 0, 0, 30, 60, 90]
assert garage_door_percent("p.px", 50) == [50, 100, 50, 100]
assert garage_door_percent("xp.x.", 30) == [0, 30, 60, 90, 100]
assert garage_door_percent("ppx.p", 20) == [20, 20, 20, 20, 0]
assert garage_door_percent("pp..", 0) == []
assert garage_door_percent("p.", 1) == [1, 2]
assert garage_door_percent("p..p.", 49) == [49, 98, 100, 51, 2]
assert garage_door_percent("pp", 99) == [99, 99]
assert garage_door_percent("pppp", 2) == [2, 2, 0, 2]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
