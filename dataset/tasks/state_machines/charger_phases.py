"""A battery charger measures the cell voltage once a minute, in millivolts. It begins in the phase
"bulk", changes to "top" when the voltage reaches the full value, to "done" when it has spent the
given number of readings in "top" without one below the full value by more than 50, and back to
"bulk" from "top" upon such a reading; in "done", a reading below the low value starts "bulk" again.
Return the phase after each reading, where the reading that begins "top" is not counted."""


def charger_phases(readings, full, low, hold):
    phase = "bulk"
    phases = []
    for reading in readings:
        if phase == "bulk":
            if reading >= full:
                phase = "top"
                count = 0
        elif phase == "top":
            count += 1
            if reading < full - 50:
                phase = "bulk"
            elif count == hold:
                phase = "done"
        elif reading < low:
            phase = "bulk"
        phases.append(phase)
    return phases


assert charger_phases([3900, 4200, 4200, 4190], 4200, 3800, 2) == ["bulk", "top", "top", "done"]
assert charger_phases([4199, 4200, 4150], 4200, 3800, 1) == ["bulk", "top", "done"]
assert charger_phases([4200, 4149, 4200, 4200], 4200, 3800, 1) == ["top", "bulk", "top", "done"]
assert charger_phases([4200, 4200, 3800, 3799, 3799], 4200, 3800, 1) == [
    "top",
    "done",
    "done",
    "bulk",
    "bulk",
]
assert charger_phases([4200, 4200, 4100, 4300, 4180, 4180], 4200, 3800, 2) == [
    "top",
    "top",
    "bulk",
    "top",
    "top",
    "done",
]
assert charger_phases([4200, 4200, 3000, 4200, 4200], 4200, 3800, 1) == [
    "top",
    "done",
    "bulk",
    "top",
    "done",
]
assert charger_phases([4200, 4000], 4200, 3800, 1) == ["top", "bulk"]
assert charger_phases([], 4200, 3800, 1) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
