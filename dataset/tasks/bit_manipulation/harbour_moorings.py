"""A harbour with a number of berths in a row, number 0 being the innermost, gets ships given as
(name, length, arrival, departure), listed by arrival. A ship takes the innermost run of free berths
as long as itself when it arrives, those of ships whose departure is at or before its arrival having
become free; when there is none, it waits for the first departure of a ship in the harbour that
makes enough room, and no later ship moors before it. A ship longer than the harbour is sent on, and
a ship that waited leaves as much later as it waited; return a list of (name, time of mooring,
innermost berth), in the order of the ships that moored."""


def harbour_moorings(berths, ships):
    moored = []
    present = []
    clock = float("-inf")
    for name, length, arrival, departure in ships:
        if length > berths:
            continue
        clock = max(clock, arrival)
        times = [clock] + sorted(leaving for leaving, _ in present)
        for time in times:
            taken = 0
            for leaving, word in present:
                if leaving > time:
                    taken |= word
            spot = None
            hull = (1 << length) - 1
            for berth in range(berths - length + 1):
                if not taken & (hull << berth):
                    spot = berth
                    break
            if spot is not None:
                break
        clock = time
        present.append((departure + time - arrival, hull << spot))
        moored.append((name, time, spot))
    return moored


assert harbour_moorings(4, [("a", 2, 0, 9), ("b", 2, 1, 5)]) == [("a", 0, 0), ("b", 1, 2)]
assert harbour_moorings(4, [("a", 2, 0, 9), ("b", 3, 1, 5)]) == [("a", 0, 0), ("b", 9, 0)]
assert harbour_moorings(4, [("a", 2, 0, 3), ("b", 2, 3, 5)]) == [("a", 0, 0), ("b", 3, 0)]
assert harbour_moorings(4, [("a", 3, 0, 6), ("b", 1, 0, 4), ("c", 1, 2, 8)]) == [
    ("a", 0, 0),
    ("b", 0, 3),
    ("c", 4, 3),
]
assert harbour_moorings(4, [("a", 4, 0, 6), ("b", 4, 2, 7), ("c", 1, 3, 9)]) == [
    ("a", 0, 0),
    ("b", 6, 0),
    ("c", 11, 0),
]
assert harbour_moorings(3, [("a", 4, 0, 6), ("b", 3, 2, 7)]) == [("b", 2, 0)]
assert harbour_moorings(3, []) == []
assert harbour_moorings(6, [("a", 2, 0, 5), ("b", 2, 0, 7), ("c", 2, 0, 5), ("d", 4, 1, 9)]) == [
    ("a", 0, 0),
    ("b", 0, 2),
    ("c", 0, 4),
    ("d", 7, 0),
]
assert harbour_moorings(5, [("a", 5, 0, 4), ("b", 2, 1, 6), ("c", 3, 2, 5)]) == [
    ("a", 0, 0),
    ("b", 4, 0),
    ("c", 4, 2),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
