"""Luggage lies on a round belt with the given number of places, of which place 0 is at the mouth:
each tick the belt moves all pieces one place on, the piece on the last place coming to place 0, and
then the next piece of the list drops from the mouth onto place 0 if that is free, otherwise the
piece has to wait. Every owner in a dict from place to name takes the pieces with the own name off
the place as soon as they come to stand there (also place 0), after the drop. Return (list of (tick,
name) pairs in the order of taking, places ascending within a tick; number of pieces still on the
belt) after the given number of ticks, the first of which is tick 1."""


def belt_pickups(places, luggage, owners, ticks):
    belt = [None] * places
    waiting = list(luggage)
    taken = []
    for tick in range(1, ticks + 1):
        belt.insert(0, belt.pop())
        if waiting and belt[0] is None:
            belt[0] = waiting.pop(0)
        for place, name in sorted(owners.items()):
            if belt[place] == name:
                taken.append((tick, name))
                belt[place] = None
    return (taken, places - belt.count(None))


assert belt_pickups(4, ["a"], {2: "a"}, 3) == ([(3, "a")], 0)
assert belt_pickups(4, ["a"], {2: "a"}, 2) == ([], 1)
assert belt_pickups(4, ["a", "b"], {0: "b", 1: "a"}, 5) == ([(2, "b"), (2, "a")], 0)
assert belt_pickups(2, ["x", "x", "a"], {1: "a"}, 9) == ([], 2)
assert belt_pickups(3, ["a", "a"], {0: "a"}, 2) == ([(1, "a"), (2, "a")], 0)
assert belt_pickups(3, ["a", "b"], {1: "b", 2: "a"}, 3) == ([(3, "b"), (3, "a")], 0)
assert belt_pickups(3, ["a", "b", "c"], {}, 5) == ([], 3)
assert belt_pickups(3, [], {0: "a"}, 5) == ([], 0)
assert belt_pickups(2, ["x", "b", "a"], {1: "b", 0: "z"}, 4) == ([(3, "b")], 2)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
