"""A fence follows a closed outline given by its corner points; all sides are parallel to an axis. A
post stands at each corner, and further posts stand on each side so that neighbouring posts are at
most the given spacing apart, as few as possible. Return (posts, longest distance between
neighbouring posts as a whole number rounded up); an outline with fewer than two corners has as many
posts as corners and the distance 0."""


def fence_post_count(corners, spacing):
    if len(corners) < 2:
        return (len(corners), 0)
    posts = widest = 0
    x, y = corners[-1]
    for next_x, next_y in corners:
        length = max(x, next_x) - min(x, next_x) + max(y, next_y) - min(y, next_y)
        parts = -(-length // spacing)
        posts += parts
        widest = max(widest, -(-length // parts))
        x, y = next_x, next_y
    return (posts, widest)


assert fence_post_count([(0, 0), (10, 0), (10, 4), (0, 4)], 5) == (6, 5)
assert fence_post_count([(0, 0), (11, 0), (11, 4), (0, 4)], 5) == (8, 4)
assert fence_post_count([(0, 0), (7, 0)], 5) == (4, 4)
assert fence_post_count([(3, 3), (3, 9)], 6) == (2, 6)
assert fence_post_count([(3, 3)], 6) == (1, 0)
assert fence_post_count([], 6) == (0, 0)
assert fence_post_count([(0, 0), (0, 6), (2, 6), (2, 3), (9, 3), (9, 0)], 4) == (10, 4)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
