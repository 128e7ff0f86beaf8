"""A route is a list of (x, y) whole-number points in which each piece runs horizontally, vertically
or exactly diagonally. Return a dict from the headings used, such as "N" (y grows), "SE" or "W" (x
shrinks), to the total number of unit steps made in this heading, a diagonal unit step changing both
x and y by 1; pieces without length are ignored, and a piece of any other kind makes the result
None."""


def route_heading_steps(route):
    steps = {}
    for (x, y), (next_x, next_y) in zip(route, route[1:]):
        dx, dy = next_x - x, next_y - y
        if 0 not in (dx, dy) and abs(dx) != abs(dy):
            return None
        heading = "N" if dy > 0 else "S" if dy < 0 else ""
        heading += "E" if dx > 0 else "W" if dx < 0 else ""
        if heading:
            steps[heading] = steps.get(heading, 0) + max(abs(dx), abs(dy))
    return steps


assert route_heading_steps([(0, 0), (3, 0), (5, 2), (6, 2)]) == {"E": 4, "NE": 2}
assert route_heading_steps([(0, 0), (2, 1)]) is None
assert route_heading_steps([(5, 5), (2, 8), (2, 8), (1, 9)]) == {"NW": 4}
assert route_heading_steps([(1, 3), (1, 2), (0, 2), (0, 3)]) == {"S": 1, "W": 1, "N": 1}
assert route_heading_steps([(4, 4), (6, 2), (3, -1)]) == {"SE": 2, "SW": 3}
assert route_heading_steps([(1, 1)]) == {}
assert route_heading_steps([]) == {}
assert route_heading_steps([(0, 0), (0, 7), (4, 8)]) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
