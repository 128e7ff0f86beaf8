"""A cable test drives one wire after the other and records for each, in order of the wires, the
word of wires on which a signal was seen. Return a list with one text per wire: "ok" when only the
wire itself carries the signal, "open" when no wire does, "crossed" when exactly one other wire and
not the wire itself does, and otherwise "short" followed by the numbers of the other wires in
ascending order, each after a blank. Seen wires at or above the number of driven ones are left out
of account."""


def cable_test_report(seen):
    report = []
    known = (1 << len(seen)) - 1
    for wire, word in enumerate(seen):
        own = word & (1 << wire)
        others = word & known & ~own
        if not own and not others:
            report.append("open")
            continue
        if not others:
            report.append("ok")
            continue
        if not own and others & (others - 1) == 0:
            report.append("crossed")
            continue
        text = "short"
        for other, _ in enumerate(seen):
            if others & (1 << other):
                text += f" {other}"
        report.append(text)
    return report


assert cable_test_report([1, 2, 4]) == ["ok", "ok", "ok"]
assert cable_test_report([2, 1]) == ["crossed", "crossed"]
assert cable_test_report([0, 2]) == ["open", "ok"]
assert cable_test_report([3, 3, 4]) == ["short 1", "short 0", "ok"]
assert cable_test_report([6, 2, 4]) == ["short 1 2", "ok", "ok"]
assert cable_test_report([7, 7, 7]) == ["short 1 2", "short 0 2", "short 0 1"]
assert cable_test_report([]) == []
assert cable_test_report([5, 4]) == ["ok", "open"]
assert cable_test_report([5, 4, 4]) == ["short 2", "crossed", "ok"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
