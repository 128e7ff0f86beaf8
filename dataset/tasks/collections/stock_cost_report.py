"""Goods arrive as ("in", pieces, price) events and leave as ("out", pieces) events, always the
longest stored pieces first. Return the list with the total cost of each "out" event, counted with
the prices of the pieces it takes; an event that asks for more pieces than there are gives None and
takes nothing."""


def stock_cost_report(events):
    stored = []
    report = []
    for action, pieces, *price in events:
        if action == "in":
            stored.append([pieces, *price])
            continue
        if pieces > sum(lot[0] for lot in stored):
            report.append(None)
            continue
        cost = 0
        while pieces > 0:
            part = min(pieces, stored[0][0])
            cost += part * stored[0][1]
            pieces -= part
            stored[0][0] -= part
            if stored[0][0] == 0:
                stored.pop(0)
        report.append(cost)
    return report


assert stock_cost_report([("in", 5, 2), ("in", 5, 3), ("out", 7)]) == [16]
assert stock_cost_report([("in", 5, 2), ("out", 5), ("in", 1, 9), ("out", 1)]) == [10, 9]
assert stock_cost_report([("in", 5, 2), ("out", 6), ("out", 5)]) == [None, 10]
assert stock_cost_report([("in", 4, 1), ("in", 4, 10), ("out", 3), ("out", 3)]) == [3, 21]
assert stock_cost_report([("out", 1)]) == [None]
assert stock_cost_report([("in", 2, 5)]) == []
assert stock_cost_report([("in", 2, 5), ("out", 0), ("out", 2)]) == [0, 10]
assert stock_cost_report([]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
