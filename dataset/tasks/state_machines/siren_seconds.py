"""An alarm system is off at first and gets (second, event) pairs in order of time. "arm", while it
is off, makes it watch from exit seconds later on; "motion" while it watches starts the entry time
of entry seconds, unless one is running, and "disarm" switches it off. The siren starts when the
entry time is over, which is before any event at that second, and the system is then off; return the
seconds at which it starts, up to and including the end second."""


def siren_seconds(events, exit_delay, entry_delay, end):
    sirens = []
    watch_from = None
    due = None
    for second, event in events + [(end, "stop")]:
        if due is not None and due <= second:
            sirens.append(due)
            watch_from = due = None
        if event == "arm" and watch_from is None:
            watch_from = second + exit_delay
        elif event == "disarm":
            watch_from = due = None
        elif event == "motion" and watch_from is not None:
            if due is None and second >= watch_from:
                due = second + entry_delay
    return sirens


assert siren_seconds([(0, "arm"), (40, "motion")], 30, 10, 90) == [50]
assert siren_seconds([(0, "arm"), (30, "motion")], 30, 10, 40) == [40]
assert siren_seconds([(0, "arm"), (29, "motion")], 30, 10, 90) == []
assert siren_seconds([(0, "arm"), (40, "motion")], 30, 10, 49) == []
assert siren_seconds([(0, "arm"), (40, "motion"), (49, "disarm")], 30, 10, 90) == []
assert siren_seconds([(0, "arm"), (40, "motion"), (50, "disarm")], 30, 10, 90) == [50]
assert siren_seconds([(0, "arm"), (31, "arm"), (35, "motion"), (37, "motion")], 30, 10, 90) == [45]
assert siren_seconds([(0, "arm"), (9, "disarm"), (40, "motion")], 30, 10, 90) == []
assert siren_seconds(
    [(0, "arm"), (1, "motion"), (7, "motion"), (7, "arm"), (9, "motion")], 1, 5, 90
) == [6, 14]
assert siren_seconds([(3, "motion"), (4, "motion")], 0, 0, 90) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
