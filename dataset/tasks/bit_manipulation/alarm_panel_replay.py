"""An alarm panel keeps a state of three words with one bit per zone: armed, bypassed and tripped.
Replay its events, each a (kind, mask) pair, from all zeros: "arm" arms the zones of the mask except
tripped ones, "disarm" disarms zones and ends their bypass, "bypass" excludes armed zones of the
mask from tripping, and "sense" trips the zones of the mask that are armed and not bypassed, whereas
"reset" lets zones be tripped no longer. Return (armed, tripped, list of positions of the "sense"
events that tripped a zone not tripped before); an event of any other kind has no effect."""


def alarm_panel_replay(events):
    armed = 0
    bypassed = 0
    tripped = 0
    alarms = []
    for position, (kind, mask) in enumerate(events):
        if kind == "arm":
            armed |= mask & ~tripped
        elif kind == "disarm":
            armed &= ~mask
            bypassed &= ~mask
        elif kind == "bypass":
            bypassed |= mask & armed
        elif kind == "sense":
            fresh = mask & armed & ~bypassed & ~tripped
            if fresh:
                alarms.append(position)
                tripped |= fresh
        elif kind == "reset":
            tripped &= ~mask
    return (armed, tripped, alarms)


assert alarm_panel_replay([("arm", 6), ("sense", 3)]) == (6, 2, [1])
assert alarm_panel_replay(
    [("arm", 3), ("bypass", 1), ("sense", 1), ("sense", 3), ("sense", 2)]
) == (3, 2, [3])
assert alarm_panel_replay([("bypass", 1), ("arm", 1), ("sense", 1)]) == (1, 1, [2])
assert alarm_panel_replay([("arm", 3), ("bypass", 3), ("disarm", 1), ("arm", 1), ("sense", 3)]) == (
    3,
    1,
    [4],
)
assert alarm_panel_replay([("arm", 1), ("sense", 1), ("disarm", 1), ("arm", 3)]) == (2, 1, [1])
assert alarm_panel_replay([("arm", 1), ("sense", 1), ("reset", 1), ("sense", 1)]) == (1, 1, [1, 3])
assert alarm_panel_replay([("arm", 5), ("panic", 5), ("sense", 2)]) == (5, 0, [])
assert alarm_panel_replay([("arm", 3), ("sense", 3), ("reset", 1)]) == (3, 2, [1])
assert alarm_panel_replay([]) == (0, 0, [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
