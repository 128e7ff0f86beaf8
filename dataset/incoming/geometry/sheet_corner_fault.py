"""Say what is wrong with a rectangular sheet that a surveyor describes by its four corners,
whole-number (x, y) points listed in order around the sheet; the sheet may be turned in any way.
Answer "skew" when the middle between the first and the third corner is not the middle between the
others, else "slanting" when the sides that meet in the second corner are not at a right angle, else
"no area" when a side has no length, else "clockwise" when the corners do not go round the sheet
anticlockwise, with y pointing up, and "" when nothing of this applies."""


def sheet_corner_fault(corners):
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    if ax + cx != bx + dx or ay + cy != by + dy:
        return "skew"
    right, up = bx - ax, by - ay
    next_right, next_up = cx - bx, cy - by
    if right * next_right != -up * next_up:
        return "slanting"
    turn = right * next_up - up * next_right
    if turn > 0:
        return ""
    return "clockwise" if turn else "no area"


assert sheet_corner_fault([(1, 2), (5, 2), (5, 5), (1, 5)]) == ""
assert sheet_corner_fault([(1, 5), (5, 5), (5, 2), (1, 2)]) == "clockwise"
assert sheet_corner_fault([(3, 1), (5, 2), (4, 4), (2, 3)]) == ""
assert sheet_corner_fault([(3, 1), (2, 3), (4, 4), (5, 2)]) == "clockwise"
assert sheet_corner_fault([(0, 0), (4, 0), (5, 3), (1, 3)]) == "slanting"
assert sheet_corner_fault([(0, 0), (4, 0), (4, 3), (1, 3)]) == "skew"
assert sheet_corner_fault([(0, 0), (4, 0), (4, 3), (0, 4)]) == "skew"
assert sheet_corner_fault([(1, 1), (4, 0), (4, 0), (1, 1)]) == "no area"
assert sheet_corner_fault([(1, 1), (2, 1), (2, 2), (1, 2)]) == ""
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
