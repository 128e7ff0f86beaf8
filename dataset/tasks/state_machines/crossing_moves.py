"""A level crossing counts the trains inside: events are (second, "in") and (second, "out") in order
of time. The barrier closes when a train comes in while it is open, and opens the given delay after
the last train left unless another one comes in before or exactly at that second; return the
("close", second) and ("open", second) moves, including an opening that follows the last event. An
"out" without a train inside is ignored."""


def crossing_moves(events, delay):
    moves = []
    trains = 0
    closed = False
    opens_at = None
    for second, kind in events:
        if opens_at is not None and opens_at < second:
            moves.append(("open", opens_at))
            closed = False
            opens_at = None
        if kind == "in":
            trains += 1
            opens_at = None
            if not closed:
                moves.append(("close", second))
                closed = True
        elif trains > 0:
            trains -= 1
            if trains == 0:
                opens_at = second + delay
    if opens_at is not None:
        moves.append(("open", opens_at))
    return moves


assert crossing_moves([(5, "in"), (20, "out")], 10) == [("close", 5), ("open", 30)]
assert crossing_moves([(5, "in"), (20, "out"), (30, "in")], 10) == [("close", 5)]
assert crossing_moves([(5, "in"), (20, "out"), (31, "in")], 10) == [
    ("close", 5),
    ("open", 30),
    ("close", 31),
]
assert crossing_moves([(1, "in"), (2, "in"), (3, "out"), (9, "out")], 4) == [
    ("close", 1),
    ("open", 13),
]
assert crossing_moves([(1, "in"), (2, "in"), (3, "out")], 4) == [("close", 1)]
assert crossing_moves([(1, "out"), (2, "in"), (8, "out")], 0) == [("close", 2), ("open", 8)]
assert crossing_moves([(1, "in"), (2, "out"), (3, "out"), (4, "in"), (5, "out")], 9) == [
    ("close", 1),
    ("open", 14),
]
assert crossing_moves([(1, "in"), (2, "out"), (9, "out")], 3) == [("close", 1), ("open", 5)]
assert crossing_moves([], 3) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
