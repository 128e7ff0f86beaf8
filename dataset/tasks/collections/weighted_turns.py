"""Empty several queues in rounds: in each round queue number i hands over up to weights[i] of its
items from its front, the queues taking their turns in list order, and a weight below 1 counts as 1.
Return the items in the order in which they were handed over, but only as many of them as the
non-negative limit allows; the queues themselves stay unchanged."""


def weighted_turns(queues, weights, limit):
    lines = [list(queue) for queue in queues]
    merged = []
    while any(lines) and len(merged) < limit:
        for line, weight in zip(lines, weights):
            turn = min(max(1, weight), limit - len(merged))
            merged.extend(line[:turn])
            del line[:turn]
    return merged


assert weighted_turns([["a", "b", "c"], ["x", "y"]], [1, 1], 9) == ["a", "x", "b", "y", "c"]
assert weighted_turns([["a", "b", "c"], ["x", "y"]], [2, 1], 5) == ["a", "b", "x", "c", "y"]
assert weighted_turns([[1], [2, 3, 4]], [1, 2], 9) == [1, 2, 3, 4]
assert weighted_turns([[1, 2], [3]], [0, -3], 9) == [1, 3, 2]
assert weighted_turns([[], [5]], [1, 4], 9) == [5]
assert weighted_turns([], [], 3) == []
assert weighted_turns([[1, 2, 3, 4], [5, 6, 7]], [3, 2], 4) == [1, 2, 3, 5]
assert weighted_turns([[1, 2, 3], [4]], [3, 1], 2) == [1, 2]
assert weighted_turns([[1], [2]], [1, 1], 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
