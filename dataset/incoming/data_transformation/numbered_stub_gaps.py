"""Ticket stubs were handed in as whole numbers in any order, some of them twice. Return the text
lines of a control sheet in ascending order: a number on its own as "7", and the missing numbers
between two neighbours as one line "-8" or, when several are missing, "-8..11"; a number that was
handed in more than once has " x" and its count after it. No stubs give the single line "none"."""


def numbered_stub_gaps(stubs):
    if not stubs:
        return ["none"]
    lines = []
    previous = None
    for number in sorted(set(stubs)):
        if previous is not None:
            missing = number - previous - 1
            if missing == 1:
                lines.append(f"-{previous + 1}")
            elif missing:
                lines.append(f"-{previous + 1}..{number - 1}")
        count = stubs.count(number)
        if count > 1:
            lines.append(f"{number} x{count}")
        else:
            lines.append(str(number))
        previous = number
    return lines


assert numbered_stub_gaps([12, 7]) == ["7", "-8..11", "12"]
assert numbered_stub_gaps([3, 5]) == ["3", "-4", "5"]
assert numbered_stub_gaps([3, 6]) == ["3", "-4..5", "6"]
assert numbered_stub_gaps([2, 1, 2]) == ["1", "2 x2"]
assert numbered_stub_gaps([9, 9, 9, 11]) == ["9 x3", "-10", "11"]
assert numbered_stub_gaps([4]) == ["4"]
assert numbered_stub_gaps([]) == ["none"]
assert numbered_stub_gaps([2, 0, 1]) == ["0", "1", "2"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
