"""Decide the seat-belt sign of a plane for each minute from its height and shaking, a list of
pairs: the sign is lit below 3000, and from a shaking of 5 or more until the shaking was at 2 or
less in three minutes in a row, the third being dark already. Height 0 puts it out whatever the
shaking and forgets the shaking. Return the list of the minutes' indices at which the sign changes,
dark before the first; a missing list (None) gives None."""


def plane_seat_sign(minutes):
    if minutes is None:
        return None
    changes = []
    lit = False
    rough = False
    for index, (height, shaking) in enumerate(minutes):
        if height == 0:
            rough = False
            wanted = False
        else:
            if shaking >= 5:
                rough = True
                calm = 0
            elif rough:
                calm = calm + 1 if shaking <= 2 else 0
                rough = calm < 3
            wanted = rough or height < 3000
        if wanted != lit:
            changes.append(index)
            lit = wanted
    return changes


assert plane_seat_sign([(0, 0), (2999, 0), (3000, 0)]) == [1, 2]
assert plane_seat_sign([(4000, 4), (4000, 5), (4000, 3), (4000, 3)]) == [1]
assert plane_seat_sign([(4000, 5), (4000, 2), (4000, 2), (4000, 2)]) == [0, 3]
assert plane_seat_sign([(4000, 6), (4000, 2), (4000, 2), (4000, 3), (4000, 2), (4000, 1)]) == [0]
assert plane_seat_sign([(4000, 5), (0, 7), (4000, 3)]) == [0, 1]
assert plane_seat_sign([(4000, 6)] + [(4000, s) for s in (2, 3, 2, 2, 1)]) == [0, 5]
assert plane_seat_sign([(4000, 1), (4000, 1), (4000, 5), (4000, 1), (4000, 2)]) == [2]
assert plane_seat_sign(None) is None
assert plane_seat_sign([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
