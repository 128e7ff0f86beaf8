"""A served ball lands at (x, y), in units from the middle of the net, with y growing into the
opponent's court. The service field is 4 units wide from the middle line to the called side, "left"
being towards negative x, and 6 units deep, its lines included. Answer "net" when y is not positive,
otherwise "fault" when the ball is not in the called field, and else "let" or "good", depending on
whether it touched the net on its way."""


def serve_call(x, y, side, touched):
    if y <= 0:
        return "net"
    across = -x if side == "left" else x
    if not 0 <= across <= 4 or y > 6:
        return "fault"
    return "let" if touched else "good"


assert serve_call(3, 5, "right", False) == "good"
assert serve_call(-4, 6, "left", False) == "good"
assert serve_call(-4.5, 2, "left", True) == "fault"
assert serve_call(2, 3, "left", False) == "fault"
assert serve_call(0, 1, "left", True) == "let"
assert serve_call(-1, 1, "right", False) == "fault"
assert serve_call(1, 0, "right", False) == "net"
assert serve_call(4, 6.5, "right", False) == "fault"
assert serve_call(5, 0.5, "right", False) == "fault"
assert serve_call(1, -2, "right", True) == "net"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
