"""In a debate one speaker has the floor at a time; events are (second, kind, name): "ask" gives a
free floor to the speaker at once and otherwise puts the name at the end of a queue, once and not
the speaker's own; "yield" by the one who has the floor passes it to the first in the queue, or
frees it. Who has spoken the given number of seconds when an event comes loses the floor before the
event, in favour of the first in the queue, whose time begins at the event's second, but keeps it
while nobody waits. Return (name of who has the floor or None, the queue) after the last event."""


def talk_floor_turns(events, longest):
    speaker = None
    since = None
    queue = []
    for second, kind, name in events:
        if queue and second - since >= longest:
            speaker = queue.pop(0)
            since = second
        if kind == "ask":
            if speaker is None:
                speaker = name
                since = second
            elif name != speaker and name not in queue:
                queue.append(name)
        elif name == speaker:
            speaker = queue.pop(0) if queue else None
            since = second
    return (speaker, queue)


assert talk_floor_turns([], 60) == (None, [])
assert talk_floor_turns([(0, "ask", "a"), (5, "ask", "b"), (6, "ask", "b")], 60) == ("a", ["b"])
assert talk_floor_turns([(0, "ask", "a"), (5, "ask", "b"), (60, "ask", "c")], 60) == ("b", ["c"])
assert talk_floor_turns([(0, "ask", "a"), (5, "ask", "b"), (59, "ask", "c")], 60) == (
    "a",
    ["b", "c"],
)
assert talk_floor_turns([(0, "ask", "a"), (90, "ask", "b")], 60) == ("a", ["b"])
assert talk_floor_turns([(5, "ask", "b"), (6, "ask", "b")], 60) == ("b", [])
assert talk_floor_turns([(0, "ask", "a"), (5, "yield", "a")], 60) == (None, [])
assert talk_floor_turns(
    [(0, "ask", "a"), (5, "ask", "b"), (9, "ask", "c"), (50, "yield", "a"), (70, "yield", "a")], 60
) == ("b", ["c"])
assert talk_floor_turns(
    [(0, "ask", "a"), (1, "ask", "b"), (2, "ask", "c"), (60, "yield", "x"), (119, "yield", "x")], 60
) == ("b", ["c"])
assert talk_floor_turns([(0, "ask", "a"), (9, "ask", "b"), (70, "yield", "b")], 60) == (None, [])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
