"""In a circuit drawing a wire leaves a plug (x, y) to the right and enters a socket (x, y) from the
left. When the socket is at least two stubs to the right of the plug, the wire runs straight at
equal heights and otherwise changes its height half way between the two, rounded down; with less
room it goes one stub to the right, there down to one stub below the lower of the two, back to one
stub left of the socket, and there up to the socket's height. Return the list of points from plug to
socket with every point at which the wire bends; a stub is greater than 0."""


def elbow_wire_points(plug, socket, stub):
    start, height = plug
    end, goal = socket
    if end - start >= 2 * stub:
        if height == goal:
            return [plug, socket]
        half = (start + end) // 2
        return [plug, (half, height), (half, goal), socket]
    out, back = start + stub, end - stub
    below = min(height, goal) - stub
    return [
        plug,
        (out, height),
        (out, below),
        (back, below),
        (back, goal),
        socket,
    ]


assert elbow_wire_points((0, 0), (9, 4), 2) == [(0, 0), (4, 0), (4, 4), (9, 4)]
assert elbow_wire_points((1, 3), (5, 3), 2) == [(1, 3), (5, 3)]
assert elbow_wire_points((1, 3), (7, 2), 3) == [(1, 3), (4, 3), (4, 2), (7, 2)]
assert elbow_wire_points((1, 3), (6, 3), 3) == [(1, 3), (4, 3), (4, 0), (3, 0), (3, 3), (6, 3)]
assert elbow_wire_points((5, 8), (2, 3), 2) == [(5, 8), (7, 8), (7, 1), (0, 1), (0, 3), (2, 3)]
assert elbow_wire_points((5, 3), (2, 8), 1) == [(5, 3), (6, 3), (6, 2), (1, 2), (1, 8), (2, 8)]
assert elbow_wire_points((-3, 1), (0, 2), 1) == [(-3, 1), (-2, 1), (-2, 2), (0, 2)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
