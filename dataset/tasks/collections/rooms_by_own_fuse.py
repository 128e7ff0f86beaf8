"""A smoke test of the fuses of a house gives a dict from fuse to the list of rooms that went dark
when it was taken out. Return the rooms that went dark with exactly one fuse as a dict from room to
that fuse, in alphabetical order of the rooms; a fuse that darkened more rooms than the given number
is the main one and is not taken into account at all."""


def rooms_by_own_fuse(darkened, most):
    fuses = {}
    for fuse, rooms in darkened.items():
        if len(rooms) > most:
            continue
        for room in rooms:
            fuses.setdefault(room, []).append(fuse)
    return {room: fuses[room].pop() for room in sorted(fuses) if len(fuses[room]) == 1}


assert rooms_by_own_fuse({1: ["hall", "attic"], 2: ["hall"]}, 5) == {"attic": 1}
assert rooms_by_own_fuse({1: ["hall", "attic"], 2: ["hall"]}, 1) == {"hall": 2}
assert rooms_by_own_fuse({1: ["hall", "attic"], 2: ["hall"]}, 2) == {"attic": 1}
assert rooms_by_own_fuse({1: ["hall"], 2: ["hall"], 3: ["hall"]}, 3) == {}
assert list(rooms_by_own_fuse({1: ["pantry"], 2: ["bath"]}, 1)) == ["bath", "pantry"]
assert rooms_by_own_fuse({}, 3) == {}
assert rooms_by_own_fuse({1: [], 2: ["bath"]}, 0) == {}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
