"""Notes are passed round in a classroom. Given a dict from note to its first holder, whose notes
are in the order of the dict, and (giver, taker) handovers in order, each of which passes the note
that the giver has had in the pocket for longest, return a dict from note to its last holder. A
giver without a note passes nothing."""


def final_note_holders(start, handovers):
    pockets = {}
    for note, holder in start.items():
        pockets.setdefault(holder, []).append(note)
    for giver, taker in handovers:
        if not pockets.get(giver):
            continue
        note = pockets[giver].pop(0)
        pockets.setdefault(taker, []).append(note)
    return {note: holder for holder, notes in pockets.items() for note in notes}


assert final_note_holders({1: "a", 2: "a"}, [("a", "b")]) == {1: "b", 2: "a"}
assert final_note_holders({1: "a", 2: "b"}, [("a", "b"), ("b", "c")]) == {1: "b", 2: "c"}
assert final_note_holders({1: "a"}, [("b", "a"), ("a", "c"), ("a", "d")]) == {1: "c"}
assert final_note_holders({1: "a", 2: "a", 3: "a"}, [("a", "a"), ("a", "b")]) == {
    1: "a",
    2: "b",
    3: "a",
}
assert final_note_holders({}, [("a", "b")]) == {}
assert final_note_holders({5: "x", 4: "x"}, []) == {4: "x", 5: "x"}
assert final_note_holders({5: "x", 4: "x"}, [("x", "y"), ("x", "y"), ("y", "z")]) == {
    5: "z",
    4: "y",
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
