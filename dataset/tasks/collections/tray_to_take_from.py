"""A shelf of a bakery holds trays in a list of (kind, pieces). A customer wants a number of pieces
of one kind, taken from the fullest tray of that kind that holds at least so many, the first one
among equals. Return the position of that tray, or None when no tray of the kind holds enough or
when the wanted number is below 1."""


def tray_to_take_from(trays, kind, wanted):
    if wanted < 1:
        return None
    best = None
    for position, (name, pieces) in enumerate(trays):
        if name == kind and pieces >= wanted:
            if best is None or pieces > trays[best][1]:
                best = position
    return best


assert tray_to_take_from([("bun", 3), ("bun", 5), ("bun", 4)], "bun", 2) == 1
assert tray_to_take_from([("bun", 5), ("bun", 5)], "bun", 5) == 0
assert tray_to_take_from([("bun", 5)], "bun", 6) is None
assert tray_to_take_from([("bun", 2), ("pie", 9)], "bun", 1) == 0
assert tray_to_take_from([("bun", 5)], "bun", 0) is None
assert tray_to_take_from([("pie", 5)], "bun", 1) is None
assert tray_to_take_from([("pie", 2), ("bun", 7), ("bun", 9)], "bun", 8) == 2
assert tray_to_take_from([("bun", 6), ("pie", 8)], "pie", 8) == 1
assert tray_to_take_from([], "bun", 1) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
