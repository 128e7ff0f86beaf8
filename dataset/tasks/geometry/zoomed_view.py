"""A view of a drawing is (left, bottom, width, height) in whole numbers. Zoom it by a whole factor
around an anchor point that keeps its relative place in the view: a positive factor makes width and
height that many times smaller, a negative one that many times larger, and -1, 0 and 1 change
nothing. Return the new view with its width and height rounded down but at least 1, and left and
bottom rounded down."""


def zoomed_view(view, factor, anchor):
    left, bottom, width, height = view
    up, down = max(1, -factor), max(1, factor)
    new_left = anchor[0] + (left - anchor[0]) * up // down
    new_bottom = anchor[1] + (bottom - anchor[1]) * up // down
    return (new_left, new_bottom, max(1, width * up // down), max(1, height * up // down))


assert zoomed_view((0, 0, 80, 40), 2, (20, 10)) == (10, 5, 40, 20)
assert zoomed_view((0, 0, 80, 40), -2, (20, 10)) == (-20, -10, 160, 80)
assert zoomed_view((3, 5, 8, 9), 1, (4, 6)) == (3, 5, 8, 9)
assert zoomed_view((3, 5, 8, 9), -1, (4, 6)) == (3, 5, 8, 9)
assert zoomed_view((3, 5, 8, 9), 0, (4, 6)) == (3, 5, 8, 9)
assert zoomed_view((0, 0, 2, 2), 3, (0, 0)) == (0, 0, 1, 1)
assert zoomed_view((10, 20, 9, 7), 2, (13, 25)) == (11, 22, 4, 3)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
