"""A tool shed keeps a book of (member, tool, change) lines, where change 1 takes a tool and -1
brings one back. Check the lines in order against the dict of tools in the shed and the number of
tools one member may have at the same time, and return a list of (line number, reason) for the
refused lines, counted from 0, which have no effect: "unknown" for a tool that is not in the dict,
"change" for a change other than 1 and -1, "empty" when no such tool is there to take, "limit" when
the member has the allowed number already, and "not yours" when a member brings back a tool without
having one of its kind. When several reasons fit, the first one in this order counts."""


def refused_shed_lines(shed, lines, allowed):
    there = dict(shed)
    held = {}
    refused = []
    for number, (member, tool, change) in enumerate(lines):
        mine = held.setdefault(member, [])
        reason = None
        if tool not in there:
            reason = "unknown"
        elif change not in (1, -1):
            reason = "change"
        elif change == 1 and there[tool] < 1:
            reason = "empty"
        elif change == 1 and len(mine) >= allowed:
            reason = "limit"
        elif change == -1 and tool not in mine:
            reason = "not yours"
        if reason is not None:
            refused.append((number, reason))
            continue
        if change == 1:
            mine.append(tool)
            there[tool] -= 1
        else:
            mine.remove(tool)
            there[tool] += 1
    return refused


assert refused_shed_lines({"saw": 1}, [("a", "saw", 1), ("b", "saw", 1)], 2) == [(1, "empty")]
assert refused_shed_lines(
    {"saw": 1}, [("a", "saw", 1), ("a", "saw", -1), ("b", "saw", 1), ("b", "saw", 1)], 2
) == [(3, "empty")]
assert refused_shed_lines({"saw": 2}, [("a", "saw", 1), ("a", "saw", 1)], 1) == [(1, "limit")]
assert refused_shed_lines({"saw": 2}, [("a", "saw", 1), ("a", "axe", 5)], 0) == [
    (0, "limit"),
    (1, "unknown"),
]
assert refused_shed_lines({"saw": 2}, [("a", "saw", 2), ("a", "saw", 0)], 5) == [
    (0, "change"),
    (1, "change"),
]
assert refused_shed_lines({"saw": 1}, [("a", "saw", 1), ("b", "saw", -1)], 1) == [(1, "not yours")]
assert refused_shed_lines({"saw": 0}, [("a", "saw", 1)], 0) == [(0, "empty")]
assert refused_shed_lines({"saw": 2}, [("a", "saw", 1), ("a", "saw", -1), ("a", "saw", -1)], 1) == [
    (2, "not yours")
]
assert refused_shed_lines(
    {"saw": 1, "axe": 1}, [("a", "saw", 1), ("b", "axe", 1), ("b", "saw", 1)], 1
) == [(2, "empty")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
