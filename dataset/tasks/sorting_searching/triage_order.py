"""Order support tickets, given as (id, severity, opened) triples, by the position of their severity
in a list that begins with the most urgent one; severities missing from it come last, all with equal
urgency. Within the same urgency the ticket opened earlier comes first, then the larger id; return
the ids."""


def triage_order(tickets, severities):
    def urgency(ticket):
        number, severity, opened = ticket
        place = len(severities)
        if severity in severities:
            place = severities.index(severity)
        return (place, opened, -number)

    return [ticket[0] for ticket in sorted(tickets, key=urgency)]


assert triage_order([(1, "low", 3), (2, "high", 9)], ["high", "low"]) == [2, 1]
assert triage_order([(1, "low", 3), (2, "high", 9)], ["low", "high"]) == [1, 2]
assert triage_order([(1, "low", 8), (2, "low", 5)], ["high", "low"]) == [2, 1]
assert triage_order([(1, "low", 8), (2, "low", 8)], ["high", "low"]) == [2, 1]
assert triage_order([(1, "odd", 2), (2, "low", 7), (3, "new", 1)], ["low"]) == [2, 3, 1]
assert triage_order([(5, "x", 4), (6, "y", 4)], []) == [6, 5]
assert triage_order([], ["low"]) == []
assert triage_order([(1, "c", 0), (2, "a", 2), (3, "b", 1), (4, "a", 1)], ["a", "b"]) == [
    4,
    2,
    3,
    1,
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
