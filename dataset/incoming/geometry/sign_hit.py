"""Signs on a map are (name, left, bottom, width, height) boxes, and later signs lie on top of
earlier ones. The four corners of each sign are cut off: a point inside it or on its sides only hits
the sign when the sum of its distances to the nearest vertical side and to the nearest horizontal
side is at least the given cut. Return the name of the topmost sign that the point (x, y) hits, or
None."""


def sign_hit(signs, x, y, cut):
    for name, left, bottom, width, height in reversed(signs):
        across = min(x - left, left + width - x)
        along = min(y - bottom, bottom + height - y)
        if across < 0 or along < 0:
            continue
        if across + along >= cut:
            return name
    return None


assert sign_hit([("inn", 0, 0, 10, 6), ("well", 8, 2, 9, 9)], 5, 3, 2) == "inn"
assert sign_hit([("inn", 0, 0, 10, 6), ("well", 7, 0, 9, 9)], 9, 4, 2) == "well"
assert sign_hit([("inn", 0, 0, 10, 6), ("well", 8, 2, 9, 9)], 9, 3, 3) == "inn"
assert sign_hit([("inn", 1, 2, 10, 6)], 1, 4, 2) == "inn"
assert sign_hit([("inn", 1, 2, 10, 6)], 1, 3, 2) is None
assert sign_hit([("inn", 1, 2, 10, 6)], 10, 7, 3) is None
assert sign_hit([("inn", 1, 2, 10, 6)], 11, 6, 2) == "inn"
assert sign_hit([("inn", 1, 2, 10, 6)], 5, 8, 4) == "inn"
assert sign_hit([("inn", 1, 2, 10, 6)], 0, 5, 0) is None
assert sign_hit([("inn", 1, 2, 10, 6)], 5, 9, 0) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
