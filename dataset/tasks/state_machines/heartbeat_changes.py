"""A server sends signs of life at the given ascending seconds and is "up" from the first one on. It
becomes "late" once warn seconds have passed since its latest sign and "lost" once dead seconds have
passed, dead being larger than warn, and is "up" again at the next sign. Return the list of (second,
state) changes up to and including the end second, a sign that comes exactly when a change is due
preventing that change."""


def heartbeat_changes(signs, warn, dead, end):
    changes = []
    state = None
    for index, second in enumerate(signs):
        if second > end:
            break
        if state != "up":
            state = "up"
            changes.append((second, state))
        stop = min(signs[index + 1 :] + [end + 1])
        for due, name in ((second + warn, "late"), (second + dead, "lost")):
            if due < stop:
                state = name
                changes.append((due, state))
    return changes


assert heartbeat_changes([0, 5, 30], 10, 20, 35) == [
    (0, "up"),
    (15, "late"),
    (25, "lost"),
    (30, "up"),
]
assert heartbeat_changes([0, 10], 10, 20, 15) == [(0, "up")]
assert heartbeat_changes([0, 11], 10, 20, 15) == [(0, "up"), (10, "late"), (11, "up")]
assert heartbeat_changes([3], 10, 20, 23) == [(3, "up"), (13, "late"), (23, "lost")]
assert heartbeat_changes([3], 10, 20, 22) == [(3, "up"), (13, "late")]
assert heartbeat_changes([0, 20], 10, 20, 29) == [(0, "up"), (10, "late"), (20, "up")]
assert heartbeat_changes([7], 10, 20, 7) == [(7, "up")]
assert heartbeat_changes([7], 10, 20, 6) == []
assert heartbeat_changes([], 10, 20, 99) == []
assert heartbeat_changes([1, 50, 60], 5, 9, 40) == [(1, "up"), (6, "late"), (10, "lost")]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
