"""A help desk's clock for a ticket runs while the ticket is "open" and stands while it is
"waiting" or "solved"; the changes of state, none of them later than the end except the last, are
(minute, state) pairs in order of time. Return the minutes on the clock at the given end minute,
counting no time after the end, or None without changes. A ticket that was solved and opened again
within 30 minutes (30 included) counts the time it was solved as well."""


def ticket_clock_minutes(changes, end):
    if not changes:
        return None
    total = 0
    for (since, state), (minute, target) in zip(changes, changes[1:] + [(end, "end")]):
        spent = min(minute, end) - since
        if state == "open":
            total += spent
        elif state == "solved" and target == "open" and spent <= 30:
            total += spent
    return total


assert ticket_clock_minutes([(10, "open")], 25) == 15
assert ticket_clock_minutes([(10, "open"), (20, "waiting"), (50, "open")], 60) == 20
assert ticket_clock_minutes([(0, "open"), (20, "solved"), (50, "open")], 60) == 60
assert ticket_clock_minutes([(0, "open"), (20, "solved"), (51, "open")], 60) == 29
assert ticket_clock_minutes([(0, "open"), (20, "solved")], 30) == 20
assert ticket_clock_minutes([(0, "open"), (5, "solved"), (9, "waiting")], 30) == 5
assert ticket_clock_minutes([(3, "open"), (40, "waiting")], 30) == 27
assert ticket_clock_minutes([(3, "open"), (4, "waiting"), (9, "open")], 30) == 22
assert ticket_clock_minutes([], 30) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
