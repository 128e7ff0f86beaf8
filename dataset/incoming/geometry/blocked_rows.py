"""The rows of an open-air theatre are (distance, height) pairs from the front to the back: the
distance of the row from the edge of the stage, greater than 0 and growing, and the height of its
spectators' eyes above that edge. The heads in a row reach the given number of units above the eyes.
Return the positions, counted from 1, of the rows whose straight line of sight to the edge of the
stage is blocked by the heads of any row before them; a line that just touches the heads is free."""


def blocked_rows(rows, above):
    blocked = []
    for number, (distance, height) in enumerate(rows, 1):
        for nearer, eyes in rows[: number - 1]:
            if height * nearer < (eyes + above) * distance:
                blocked.append(number)
                break
    return blocked


assert blocked_rows([(2, 1), (4, 4), (6, 5)], 1) == [3]
assert blocked_rows([(2, 1), (4, 3)], 1) == [2]
assert blocked_rows([(2, 1), (4, 4)], 1) == []
assert blocked_rows([(3, 2), (6, 2), (9, 9)], 0) == [2]
assert blocked_rows([(1, 1), (2, 3), (3, 4)], 0) == [3]
assert blocked_rows([(1, 1), (2, 1), (3, 2), (4, 9)], 1) == [2, 3]
assert blocked_rows([(5, 0)], 2) == []
assert blocked_rows([], 1) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
