"""A beam starts on field (x, y) of a grid and travels in the direction (dx, dy), each part being
-1, 0 or 1, one field per step; the start field itself is not struck. Return (field, steps) for the
first field of the given set of blocks it meets within the given number of steps, counting the step
that reaches it, or None when it meets none; a direction of (0, 0) meets none."""


def first_struck_block(start, direction, blocks, reach):
    x, y = start
    dx, dy = direction
    if dx == 0 and dy == 0:
        return None
    for steps in range(1, reach + 1):
        x += dx
        y += dy
        if (x, y) in blocks:
            return ((x, y), steps)
    return None


assert first_struck_block((0, 0), (1, 0), {(3, 0), (5, 0)}, 9) == ((3, 0), 3)
assert first_struck_block((2, 2), (-1, 1), {(0, 4)}, 2) == ((0, 4), 2)
assert first_struck_block((2, 2), (-1, 1), {(0, 4)}, 1) is None
assert first_struck_block((0, 0), (0, 1), {(0, 0), (0, -1)}, 5) is None
assert first_struck_block((1, 1), (0, 0), {(1, 1)}, 5) is None
assert first_struck_block((1, 1), (0, -1), {(1, 0)}, 5) == ((1, 0), 1)
assert first_struck_block((0, 0), (0, 1), {(0, 2), (0, 5)}, 2) == ((0, 2), 2)
assert first_struck_block((3, 3), (-1, -1), {(1, 1)}, 9) == ((1, 1), 2)
assert first_struck_block((1, 1), (1, 1), set(), 5) is None
assert first_struck_block((0, 0), (1, 0), {(1, 0)}, 0) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
