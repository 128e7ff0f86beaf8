"""A school's lost property is found as (day, thing, colour) triples, and pupils claim with (day,
name, thing, colour), both in order of day, the colour of a claim being None when it is not
remembered. A claim gets the newest thing of that kind that was found on or before its day, is not
given away yet and has the colour, if one is said; when the thing is there only in other colours,
the claim is kept, and every later find of the thing with the right colour goes to the oldest kept
claim for it instead of the shelf, on the day of the find, and finds and claims of the same day are
dealt with finds first. Return (list of (name, day of handing over, colour) in order of handing
over, list of names whose claims are still kept, list of the things left as (thing, colour) in the
order of finding)."""


def lost_property_handovers(finds, claims):
    events = [(day, None, thing, colour) for day, thing, colour in finds]
    events.extend(claims)
    shelf = []
    kept = []
    handed = []
    for day, name, thing, colour in sorted(events, key=lambda event: event[0]):
        if name is None:
            waiting = [claim for claim in kept if claim[1:] == (thing, colour)]
            if waiting:
                kept.remove(waiting[0])
                handed.append((waiting[0][0], day, colour))
            else:
                shelf.append((thing, colour))
            continue
        same = False
        fitting = None
        for place, (found, its_colour) in enumerate(shelf):
            if found != thing:
                continue
            same = True
            if colour in (None, its_colour):
                fitting = place
        if fitting is not None:
            _, its_colour = shelf.pop(fitting)
            handed.append((name, day, its_colour))
        elif same:
            kept.append((name, thing, colour))
    return (handed, [claim[0] for claim in kept], shelf)


assert lost_property_handovers(
    [(1, "hat", "red"), (2, "hat", "blue")], [(3, "ann", "hat", None)]
) == (
    [("ann", 3, "blue")],
    [],
    [("hat", "red")],
)
assert lost_property_handovers(
    [(1, "hat", "red"), (2, "hat", "blue")], [(3, "ann", "hat", "red")]
) == (
    [("ann", 3, "red")],
    [],
    [("hat", "blue")],
)
assert lost_property_handovers(
    [(1, "hat", "red"), (5, "hat", "blue")], [(3, "ann", "hat", "blue")]
) == (
    [("ann", 5, "blue")],
    [],
    [("hat", "red")],
)
assert lost_property_handovers(
    [(1, "cap", "red"), (5, "hat", "blue")], [(3, "ann", "hat", "blue")]
) == (
    [],
    [],
    [("cap", "red"), ("hat", "blue")],
)
assert lost_property_handovers(
    [(3, "hat", "red")], [(3, "zoe", "hat", "red"), (3, "bob", "hat", "red")]
) == (
    [("zoe", 3, "red")],
    [],
    [],
)
assert lost_property_handovers(
    [(1, "hat", "red"), (4, "hat", "blue"), (6, "hat", "blue"), (7, "hat", "blue")],
    [(2, "ann", "hat", "blue"), (3, "bob", "hat", "blue"), (9, "cy", "hat", "tan")],
) == (
    [("ann", 4, "blue"), ("bob", 6, "blue")],
    ["cy"],
    [("hat", "red"), ("hat", "blue")],
)
assert lost_property_handovers(
    [(1, "hat", "red"), (2, "cap", "tan"), (3, "hat", "red")], [(4, "ann", "hat", "red")]
) == (
    [("ann", 4, "red")],
    [],
    [("hat", "red"), ("cap", "tan")],
)
assert lost_property_handovers(
    [(1, "hat", "red"), (5, "cap", "blue"), (6, "hat", "tan")], [(3, "ann", "hat", "blue")]
) == (
    [],
    ["ann"],
    [("hat", "red"), ("cap", "blue"), ("hat", "tan")],
)
assert lost_property_handovers([], []) == ([], [], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
