"""A village library lends board games by points: a dict maps each game to its points, and every
member may have games worth at most the given number of points at the same time; replay (member,
action, game) events in order with the actions "borrow", "return" and "reserve". A game that is out,
or that would lift the member above the points, is not lent, a reserve of a game that somebody else
has out puts the member at the end of its queue, but only once, and when a game comes back from its
holder, it goes at once to the first member of the queue whose points allow it, who leaves the
queue, while those passed over stay. Return (dict from member to the sorted list of games at the
end, only members with games, in alphabetical order; number of events without effect)."""

from collections import Counter


def board_game_loans(points, events, allowed):
    holder = {}
    queues = {game: [] for game in points}
    load = Counter()
    idle = 0
    for member, action, game in events:
        out = holder.get(game)
        if action == "borrow" and out is None:
            if load[member] + points[game] <= allowed:
                holder[game] = member
                load[member] += points[game]
                continue
        elif action == "reserve" and out not in (None, member):
            if member not in queues[game]:
                queues[game].append(member)
                continue
        elif action == "return" and out == member:
            del holder[game]
            load[member] -= points[game]
            for waiting in queues[game]:
                if load[waiting] + points[game] <= allowed:
                    holder[game] = waiting
                    load[waiting] += points[game]
                    queues[game].remove(waiting)
                    break
            continue
        idle += 1
    games = {}
    for game, member in sorted(holder.items(), key=lambda pair: (pair[1], pair[0])):
        games.setdefault(member, []).append(game)
    return (games, idle)


assert board_game_loans(
    {"go": 2, "uno": 1}, [("a", "borrow", "uno"), ("a", "borrow", "go")], 3
) == (
    {"a": ["go", "uno"]},
    0,
)
assert board_game_loans(
    {"go": 2, "uno": 1}, [("a", "borrow", "uno"), ("a", "borrow", "go")], 2
) == (
    {"a": ["uno"]},
    1,
)
assert board_game_loans(
    {"go": 2},
    [("b", "borrow", "go"), ("a", "borrow", "go"), ("a", "reserve", "go"), ("b", "return", "go")],
    2,
) == ({"a": ["go"]}, 1)
assert board_game_loans(
    {"go": 2, "uno": 1},
    [
        ("x", "borrow", "go"),
        ("a", "borrow", "uno"),
        ("a", "reserve", "go"),
        ("b", "reserve", "go"),
        ("x", "return", "go"),
        ("a", "return", "uno"),
        ("b", "return", "go"),
    ],
    2,
) == ({"a": ["go"]}, 0)
assert board_game_loans(
    {"go": 2},
    [("c", "reserve", "go"), ("a", "borrow", "go"), ("a", "reserve", "go"), ("b", "return", "go")],
    2,
) == ({"a": ["go"]}, 3)
assert board_game_loans(
    {"go": 1},
    [
        ("a", "borrow", "go"),
        ("b", "reserve", "go"),
        ("b", "reserve", "go"),
        ("a", "return", "go"),
        ("b", "return", "go"),
        ("c", "borrow", "go"),
    ],
    2,
) == ({"c": ["go"]}, 1)
assert board_game_loans({}, [], 3) == ({}, 0)
assert list(
    board_game_loans({"go": 1, "uno": 1}, [("b", "borrow", "go"), ("a", "borrow", "uno")], 3)[0]
) == ["a", "b"]
assert board_game_loans(
    {"go": 2, "uno": 2},
    [
        ("a", "borrow", "go"),
        ("b", "borrow", "uno"),
        ("b", "return", "uno"),
        ("b", "reserve", "go"),
        ("a", "return", "go"),
        ("b", "borrow", "uno"),
        ("a", "borrow", "uno"),
    ],
    3,
) == ({"a": ["uno"], "b": ["go"]}, 1)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
