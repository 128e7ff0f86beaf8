"""Pigeons start at the same time from one place, and each owner's loft has its own distance in
metres (a dict from owner to metres). Arrivals are (ring, owner, seconds) triples; return (place,
ring, metres per minute) rows, fastest first, with the speed rounded down to a whole number and
equal whole speeds sharing the better place, in the order of the arrivals. Only the first two
arriving pigeons of an owner, in the order of the arrivals, count, and owners without a distance are
left out."""


def pigeon_race_table(arrivals, lofts):
    counted = {}
    speeds = []
    for ring, owner, seconds in arrivals:
        if owner not in lofts:
            continue
        counted[owner] = counted.get(owner, 0) + 1
        if counted[owner] <= 2:
            speeds.append((ring, lofts[owner] * 60 // seconds))
    rows = []
    for ring, speed in sorted(speeds, key=lambda row: -row[1]):
        place = 1 + sum(other > speed for _, other in speeds)
        rows.append((place, ring, speed))
    return rows


assert pigeon_race_table([("r1", "Ed", 60), ("r2", "Jo", 50)], {"Ed": 900, "Jo": 1000}) == [
    (1, "r2", 1200),
    (2, "r1", 900),
]
assert pigeon_race_table([("r1", "Ed", 7)], {"Ed": 100}) == [(1, "r1", 857)]
assert pigeon_race_table(
    [("a", "Ed", 60), ("b", "Jo", 60), ("c", "Al", 60)], {"Ed": 500, "Jo": 700, "Al": 700}
) == [(1, "b", 700), (1, "c", 700), (3, "a", 500)]
assert pigeon_race_table([("a", "Ed", 60), ("b", "Ed", 61), ("c", "Ed", 62)], {"Ed": 610}) == [
    (1, "a", 610),
    (2, "b", 600),
]
assert pigeon_race_table([("a", "Xy", 60), ("b", "Ed", 30)], {"Ed": 300}) == [(1, "b", 600)]
assert pigeon_race_table([("z", "Ed", 60), ("a", "Jo", 60)], {"Ed": 5, "Jo": 5}) == [
    (1, "z", 5),
    (1, "a", 5),
]
assert pigeon_race_table([], {"Ed": 300}) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
