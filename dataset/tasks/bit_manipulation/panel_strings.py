"""Solar panels on a roof are given as a list of row words from top to bottom with the given number
of columns, a one bit being a panel, and the highest of these bits the leftmost column. Panels wired
together form strings: go through the rows from top to bottom, the first row from left to right, the
second from right to left, and so on in turn, and cut the sequence of panels into strings of the
given length, beginning a new string also when a row without any panel is passed. Return (list of
strings as lists of (row, column), list of the panels of strings that came out too short, which are
not among the first); columns are counted from 0 on the left, and a length below 1 gives ([],
[])."""


def panel_strings(rows, columns, length):
    if length < 1:
        return ([], [])
    full = []
    short = []
    current = []
    for row, word in enumerate(rows):
        order = list(range(columns))
        if row % 2 == 1:
            order.reverse()
        panels = []
        for column in order:
            if word >> (columns - 1 - column) & 1:
                panels.append((row, column))
        if not panels:
            short.extend(current)
            current = []
        for panel in panels:
            current.append(panel)
            if len(current) == length:
                full.append(current)
                current = []
    short.extend(current)
    return (full, short)


assert panel_strings([0b110, 0b011], 3, 2) == ([[(0, 0), (0, 1)], [(1, 2), (1, 1)]], [])
assert panel_strings([0b110, 0b011], 3, 3) == ([[(0, 0), (0, 1), (1, 2)]], [(1, 1)])
assert panel_strings([0b100, 0b000, 0b110], 3, 3) == ([], [(0, 0), (2, 0), (2, 1)])
assert panel_strings([0b100, 0b000, 0b111], 3, 2) == ([[(2, 0), (2, 1)]], [(0, 0), (2, 2)])
assert panel_strings([0b101], 3, 1) == ([[(0, 0)], [(0, 2)]], [])
assert panel_strings([0b101], 3, 0) == ([], [])
assert panel_strings([], 3, 2) == ([], [])
assert panel_strings([0, 0, 0, 0b110], 3, 2) == ([[(3, 1), (3, 0)]], [])
assert panel_strings([0b1100], 3, 2) == ([], [(0, 0)])
assert panel_strings([0b100, 0b100, 0b001], 3, 3) == ([[(0, 0), (1, 0), (2, 2)]], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
