"""A frame (left, top, right, bottom) on a page, with y growing downwards, is changed by dragging
one of its handles by (dx, dy). The handles "n", "s", "w" and "e" move the upper, lower, left and
right side alone, "nw", "ne", "sw" and "se" two sides, and "move" the whole frame without changing
its size; any other handle gives None. A side moved alone or with another one stays within the page
from (0, 0) to (width, height) and at least the given smallest size away from the opposite side, and
a frame moved as a whole stays within the page, always by going as far as possible."""


def frame_after_drag(frame, handle, shift, page, smallest):
    left, top, right, bottom = frame
    dx, dy = shift
    if handle == "move":
        dx = max(dx, -left)
        dx = min(dx, page[0] - right)
        dy = max(dy, -top)
        dy = min(dy, page[1] - bottom)
        return left + dx, top + dy, right + dx, bottom + dy
    if handle not in ("n", "s", "w", "e", "nw", "ne", "sw", "se"):
        return None
    if "w" in handle:
        left = max(left + dx, 0)
        left = min(left, right - smallest)
    if "e" in handle:
        right = min(right + dx, page[0])
        right = max(right, left + smallest)
    if "n" in handle:
        top = max(top + dy, 0)
        top = min(top, bottom - smallest)
    if "s" in handle:
        bottom = min(bottom + dy, page[1])
        bottom = max(bottom, top + smallest)
    return left, top, right, bottom


assert frame_after_drag((10, 20, 30, 50), "move", (5, -6), (100, 90), 4) == (15, 14, 35, 44)
assert frame_after_drag((10, 20, 30, 50), "move", (-15, -25), (100, 90), 4) == (0, 0, 20, 30)
assert frame_after_drag((10, 20, 30, 50), "move", (85, 45), (100, 90), 4) == (80, 60, 100, 90)
assert frame_after_drag((10, 20, 30, 50), "nw", (3, -4), (100, 90), 4) == (13, 16, 30, 50)
assert frame_after_drag((10, 20, 30, 50), "se", (3, -4), (100, 90), 4) == (10, 20, 33, 46)
assert frame_after_drag((10, 20, 30, 50), "ne", (80, -40), (100, 90), 4) == (10, 0, 100, 50)
assert frame_after_drag((10, 20, 30, 50), "sw", (-20, 50), (100, 90), 4) == (0, 20, 30, 90)
assert frame_after_drag((10, 20, 30, 50), "nw", (25, 40), (100, 90), 4) == (26, 46, 30, 50)
assert frame_after_drag((10, 20, 30, 50), "se", (-25, -40), (100, 90), 4) == (10, 20, 14, 24)
assert frame_after_drag((10, 20, 30, 50), "wn", (5, 5), (100, 90), 4) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
