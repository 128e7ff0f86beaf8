"""Choose a compartment of a parcel station for a parcel with (width, depth, height). A free
compartment, one of (number, (width, depth, height), free) triples, takes it when each side is at
most that of the compartment, where the parcel may be turned but must keep its height upright if it
is fragile. Take the compartment with the smallest volume, then the lowest number, and return
(number, turned) with turned True when the parcel does not fit in the way its measures are given;
when none takes it, return the text "busy" if an occupied one would, otherwise "too large"."""


def parcel_compartment(compartments, parcel, fragile):
    width, depth, height = parcel
    ways = [
        (width, depth, height),
        (depth, width, height),
    ]
    if not fragile:
        ways.append((width, height, depth))
        ways.append((depth, height, width))
        ways.append((height, width, depth))
        ways.append((height, depth, width))

    def first_way(sides):
        for index, way in enumerate(ways):
            if way[0] > sides[0] or way[1] > sides[1]:
                continue
            if way[2] <= sides[2]:
                return index
        return None

    fitting = []
    busy = False
    for number, sides, free in compartments:
        index = first_way(sides)
        if index is None:
            continue
        if not free:
            busy = True
            continue
        volume = sides[0] * sides[1] * sides[2]
        fitting.append((volume, number, index))
    if fitting:
        _, number, index = min(fitting)
        return (number, index != 0)
    return "busy" if busy else "too large"


assert parcel_compartment(
    [(1, (40, 40, 40), True), (2, (30, 20, 10), True)], (30, 20, 10), False
) == (2, False)
assert parcel_compartment([(1, (20, 30, 10), True)], (30, 20, 10), True) == (1, True)
assert (
    parcel_compartment([(1, (30, 10, 20), True), (2, (60, 60, 60), False)], (30, 20, 10), True)
    == "busy"
)
assert parcel_compartment([(1, (30, 10, 20), True)], (30, 20, 10), False) == (1, True)
assert parcel_compartment([(1, (20, 10, 30), True)], (30, 20, 10), False) == (1, True)
assert parcel_compartment([(1, (10, 30, 20), True)], (30, 20, 10), False) == (1, True)
assert parcel_compartment(
    [(5, (10, 20, 30), True), (4, (10, 20, 30), True)], (30, 20, 10), False
) == (4, True)
assert parcel_compartment([(1, (29, 20, 10), False)], (30, 20, 10), False) == "too large"
assert parcel_compartment(
    [(1, (40, 40, 40), True), (2, (30, 20, 100), True)], (30, 20, 10), False
) == (2, False)
assert parcel_compartment(
    [(9, (31, 21, 11), True), (3, (30, 20, 12), True)], (30, 20, 10), True
) == (9, False)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
