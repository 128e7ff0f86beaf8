"""Turn (start, end, label) rows into a list of (time, change, label) events, where change is 1 at a
start and -1 at an end, ordered by time. At the same time ends come before starts, and events of the
same kind keep the order of their rows; rows whose end is not after their start are dropped."""


def start_end_events(rows):
    events = []
    for start, end, label in rows:
        if start < end:
            events.append((start, 1, label))
            events.append((end, -1, label))
    events.sort(key=lambda event: (event[0], event[1]))
    return events


assert start_end_events([(1, 4, "a"), (2, 3, "b")]) == [
    (1, 1, "a"),
    (2, 1, "b"),
    (3, -1, "b"),
    (4, -1, "a"),
]
assert start_end_events([(3, 5, "b"), (1, 3, "a")]) == [
    (1, 1, "a"),
    (3, -1, "a"),
    (3, 1, "b"),
    (5, -1, "b"),
]
assert start_end_events([(1, 2, "z"), (1, 2, "a")]) == [
    (1, 1, "z"),
    (1, 1, "a"),
    (2, -1, "z"),
    (2, -1, "a"),
]
assert start_end_events([(2, 2, "a")]) == []
assert start_end_events([(3, 2, "a"), (2, 3, "b")]) == [(2, 1, "b"), (3, -1, "b")]
assert start_end_events([]) == []
assert start_end_events([(-1, 0, "n")]) == [(-1, 1, "n"), (0, -1, "n")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
