"""Move all four sides of a rectangle (left, bottom, right, top) inwards by the given whole
distance, or outwards when the distance is negative. When the width or the height would become
negative, both sides of that direction meet in the middle instead, rounded down, so that the result
has no extent there."""


def inset_rectangle(rectangle, distance):
    def shrink(low, high):
        middle = (low + high) // 2
        return (min(low + distance, middle), max(high - distance, middle))

    left, right = shrink(rectangle[0], rectangle[2])
    bottom, top = shrink(rectangle[1], rectangle[3])
    return (left, bottom, right, top)


assert inset_rectangle((0, 1, 10, 20), 2) == (2, 3, 8, 18)
assert inset_rectangle((0, 1, 10, 20), -3) == (-3, -2, 13, 23)
assert inset_rectangle((0, 0, 9, 30), 5) == (4, 5, 4, 25)
assert inset_rectangle((0, 0, 10, 30), 5) == (5, 5, 5, 25)
assert inset_rectangle((2, 3, 30, 6), 9) == (11, 4, 21, 4)
assert inset_rectangle((1, 2, 3, 4), 0) == (1, 2, 3, 4)
assert inset_rectangle((-7, -3, -2, 0), 4) == (-5, -2, -5, -2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
