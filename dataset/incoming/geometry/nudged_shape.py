"""A drawing program moves the selected shape with the arrow keys: "left", "right", "up" (y grows)
and "down" by the step, ten times as far with "shift+" before the name, and a key with "alt+" before
the name instead changes the size: "alt+right" and "alt+up" make it wider or higher by the step,
"alt+left" and "alt+down" narrower or lower, but not below 1. Return the shape (left, bottom, width,
height) after the given keys, which never move it out of the page from (0, 0) to the given (width,
height): a key that would do so has no effect. Other keys are ignored."""


def nudged_shape(shape, keys, step, page):
    moves = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
    for key in keys:
        prefix, _, name = key.rpartition("+")
        if name not in moves or prefix not in ("", "shift", "alt"):
            continue
        left, bottom, width, height = shape
        dx, dy = moves[name]
        if prefix == "alt":
            width = max(width + dx * step, 1)
            height = max(height + dy * step, 1)
        else:
            pace = 10 * step if prefix else step
            left += dx * pace
            bottom += dy * pace
        if left < 0 or bottom < 0:
            continue
        if left + width > page[0] or bottom + height > page[1]:
            continue
        shape = (left, bottom, width, height)
    return shape


assert nudged_shape((10, 10, 5, 4), ["left", "up", "up"], 2, (60, 50)) == (8, 14, 5, 4)
assert nudged_shape((10, 20, 5, 4), ["shift+right", "down"], 2, (60, 50)) == (30, 18, 5, 4)
assert nudged_shape((10, 20, 5, 4), ["alt+right", "alt+down"], 2, (60, 50)) == (10, 20, 7, 2)
assert nudged_shape((1, 3, 5, 4), ["left", "down", "shift+down"], 2, (60, 50)) == (1, 1, 5, 4)
assert nudged_shape((2, 1, 5, 4), ["left", "down"], 2, (60, 50)) == (0, 1, 5, 4)
assert nudged_shape(
    (0, 0, 4, 4), ["alt+left", "alt+left", "alt+down", "alt+down"], 3, (60, 50)
) == (0, 0, 1, 1)
assert nudged_shape((10, 20, 6, 4), ["right", "up"], 3, (19, 27)) == (13, 23, 6, 4)
assert nudged_shape((10, 20, 7, 5), ["right", "up", "alt+up"], 3, (19, 27)) == (10, 20, 7, 5)
assert nudged_shape((50, 5, 2, 2), ["ctrl+left", "home", "alt+tab"], 1, (90, 9)) == (50, 5, 2, 2)
assert nudged_shape((5, 5, 2, 2), [], 1, (9, 9)) == (5, 5, 2, 2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
