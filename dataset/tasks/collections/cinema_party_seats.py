"""A cinema seats parties in order, and a dict maps each row name to its number of seats, filled
from the left. A party (name, size, wishes) sits in the first row of its list of wishes that exists,
still has enough seats and would not be left with exactly one free seat, and if there is none, in
the row with the most seats left, the first listed among equals; if even that one has not enough,
the party fills it and the rest sits in the row with the next most seats left, but a party that does
not fit into these two rows is turned away without taking a seat. Return (dict from party to the
list of (row, first seat, number of seats), seats counted from 1; list of parties turned away)."""


def cinema_party_seats(rows, parties):
    left = dict(rows)
    seated = {}
    refused = []
    for name, size, wishes in parties:
        chosen = None
        for wish in wishes:
            if wish not in left or left[wish] < size:
                continue
            if left[wish] - size == 1:
                continue
            chosen = wish
            break
        parts = []
        if chosen is not None:
            parts = [(chosen, size)]
        elif left:
            by_room = sorted(left, key=lambda row: -left[row])
            widest = by_room[0]
            if left[widest] >= size:
                parts = [(widest, size)]
            elif len(by_room) > 1 and left[widest] + left[by_room[1]] >= size:
                parts = [(widest, left[widest]), (by_room[1], size - left[widest])]
        if not parts:
            refused.append(name)
            continue
        seated[name] = []
        for row, seats in parts:
            seated[name].append((row, rows[row] - left[row] + 1, seats))
            left[row] -= seats
    return (seated, refused)


assert cinema_party_seats({"A": 4, "B": 5}, [("x", 2, ["A"]), ("y", 2, ["A"])]) == (
    {"x": [("A", 1, 2)], "y": [("A", 3, 2)]},
    [],
)
assert cinema_party_seats({"A": 4, "B": 5}, [("x", 3, ["A", "B"])]) == ({"x": [("B", 1, 3)]}, [])
assert cinema_party_seats({"A": 4, "B": 5}, [("x", 4, ["B"])]) == ({"x": [("B", 1, 4)]}, [])
assert cinema_party_seats({"A": 4, "B": 4}, [("x", 5, ["B"])]) == (
    {"x": [("A", 1, 4), ("B", 1, 1)]},
    [],
)
assert cinema_party_seats({"A": 4, "B": 3}, [("x", 7, []), ("y", 1, ["A"])]) == (
    {"x": [("A", 1, 4), ("B", 1, 3)]},
    ["y"],
)
assert cinema_party_seats({"A": 4, "B": 3, "C": 3}, [("x", 8, []), ("y", 1, ["Z"])]) == (
    {"y": [("A", 1, 1)]},
    ["x"],
)
assert cinema_party_seats({}, [("x", 1, ["A"])]) == ({}, ["x"])
assert cinema_party_seats(
    {"A": 2, "B": 9}, [("x", 1, ["A"]), ("y", 8, ["B"]), ("z", 2, ["B", "A"])]
) == (
    {"x": [("B", 1, 1)], "y": [("B", 2, 8)], "z": [("A", 1, 2)]},
    [],
)
assert cinema_party_seats({"A": 3}, [("x", 4, [])]) == ({}, ["x"])
assert cinema_party_seats({"A": 4}, [("x", 4, [])]) == ({"x": [("A", 1, 4)]}, [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
