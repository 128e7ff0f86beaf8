"""A picture is drawn by a pen that starts at (0, 0) and visits the lines of a list in order, each
line given by its two (x, y) end points; it moves to the nearer end of the next line, the first one
when both are equally near, and draws to the other. Moves between lines need as many seconds as the
larger of the changes of x and y, which is also what counts for nearer, drawing takes twice as many
for the same change. Return (seconds, place of the pen at the end); lines whose ends coincide are
left out."""


def pen_plotter_time(lines):
    def change(points):
        return max(max(values) - min(values) for values in zip(*points))

    place, seconds = (0, 0), 0
    for first, second in lines:
        if first == second:
            continue
        drawn = change([first, second])
        near, far = sorted((first, second), key=lambda end: change([place, end]))
        seconds += change([place, near]) + 2 * drawn
        place = far
    return seconds, place


assert pen_plotter_time([((1, 1), (4, 3))]) == (7, (4, 3))
assert pen_plotter_time([((4, 3), (1, 1))]) == (7, (4, 3))
assert pen_plotter_time([((2, 0), (2, 5)), ((6, 4), (9, 9))]) == (26, (9, 9))
assert pen_plotter_time([((3, -1), (-1, 3))]) == (11, (-1, 3))
assert pen_plotter_time([((5, 5), (5, 5)), ((0, 2), (0, 1))]) == (3, (0, 2))
assert pen_plotter_time([]) == (0, (0, 0))
assert pen_plotter_time([((9, 1), (2, 6)), ((2, 7), (2, 0))]) == (41, (2, 0))
assert pen_plotter_time([((1, 0), (3, 0)), ((-2, 0), (9, 0))]) == (32, (9, 0))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
