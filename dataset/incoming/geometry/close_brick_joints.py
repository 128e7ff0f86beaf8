"""A chimney is built of bricks in courses that should all be equally long; each course is a list of
brick lengths from left to right, the lowest course first. Return the list of (course, place) of all
joints between two bricks that lie less than the given distance from a joint in the course below,
place being the distance from the left end and courses counted from 0, in ascending order; the ends
of the courses are no joints. Courses that are not all equally long give None."""


def close_brick_joints(courses, distance):
    if len({sum(bricks) for bricks in courses}) > 1:
        return None
    close = []
    below = []
    for course, bricks in enumerate(courses):
        joints = []
        place = 0
        for brick in bricks[:-1]:
            place += brick
            joints.append(place)
            if any(place - distance < joint < place + distance for joint in below):
                close.append((course, place))
        below = joints
    return close


assert close_brick_joints([[20, 20, 20], [10, 20, 20, 10]], 5) == []
assert close_brick_joints([[20, 20, 20], [10, 10, 20, 20]], 5) == [(1, 20), (1, 40)]
assert close_brick_joints([[20, 20], [15, 25], [21, 19]], 6) == [(1, 15)]
assert close_brick_joints([[20, 20], [15, 25], [21, 19]], 5) == []
assert close_brick_joints([[20, 20], [25, 15], [20, 20]], 6) == [(1, 25), (2, 20)]
assert close_brick_joints([[20, 20], [25, 14]], 6) is None
assert close_brick_joints([[30], [1, 29], [2, 28]], 2) == [(2, 2)]
assert close_brick_joints([], 3) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
