"""A boat club lends boats by the hour with a dict from boat to the number of seats, and requests
are (hour, group, persons, hours) in order of the hour: a group gets the free boat with the fewest
seats that carries everybody, the alphabetically first among equals; a group too large for every
free boat is put into two boats, the largest free one and then the smallest free one for those who
remain, if that works, and otherwise the group waits. In every hour boats come back first, then the
waiting groups are tried in order of waiting, and then the new requests; a group still waiting at
the given closing hour goes home. Return (list of (group, hour of departure, list of boats) in the
order of departure, list of those who went home); boats may come back after closing, and requests of
the closing hour or later are ignored."""


def boat_club_departures(boats, requests, closing):
    out = {}
    waiting = []
    departures = []
    for hour in range(closing):
        for boat in boats:
            if out.get(boat) == hour:
                del out[boat]
        for request in requests:
            if request[0] == hour:
                waiting.append(request)
        still = []
        for request in waiting:
            _, group, persons, hours = request
            free = sorted((seats, boat) for boat, seats in boats.items() if boat not in out)
            crew = [boat for seats, boat in free if seats >= persons][:1]
            if not crew and free:
                largest = max(seats for seats, _ in free)
                first = min(boat for seats, boat in free if seats == largest)
                for seats, boat in free:
                    if boat != first and seats >= persons - largest:
                        crew = [first, boat]
                        break
            if not crew:
                still.append(request)
                continue
            for boat in crew:
                out[boat] = hour + hours
            departures.append((group, hour, crew))
        waiting = still
    return (departures, [request[1] for request in waiting])


assert boat_club_departures({"a": 2, "b": 4}, [(1, "x", 2, 2), (1, "y", 2, 1)], 9) == (
    [("x", 1, ["a"]), ("y", 1, ["b"])],
    [],
)
assert boat_club_departures({"a": 2, "b": 4}, [(1, "x", 6, 2), (2, "y", 1, 1)], 9) == (
    [("x", 1, ["b", "a"]), ("y", 3, ["a"])],
    [],
)
assert boat_club_departures({"a": 2, "b": 4}, [(1, "x", 7, 2), (1, "y", 1, 1)], 4) == (
    [("y", 1, ["a"])],
    ["x"],
)
assert boat_club_departures({"a": 2}, [(1, "x", 2, 2), (2, "y", 2, 1)], 3) == (
    [("x", 1, ["a"])],
    ["y"],
)
assert boat_club_departures({"a": 2}, [(1, "x", 2, 2), (2, "y", 2, 1), (3, "z", 1, 1)], 5) == (
    [("x", 1, ["a"]), ("y", 3, ["a"]), ("z", 4, ["a"])],
    [],
)
assert boat_club_departures(
    {"d": 4, "c": 4, "b": 3, "a": 1}, [(0, "x", 5, 2), (0, "y", 6, 2)], 1
) == (
    [("x", 0, ["c", "a"]), ("y", 0, ["d", "b"])],
    [],
)
assert boat_club_departures({}, [(0, "x", 1, 1)], 2) == ([], ["x"])
assert boat_club_departures({"b": 2, "a": 2}, [(0, "x", 1, 1)], 1) == ([("x", 0, ["a"])], [])
assert boat_club_departures({"a": 2}, [(1, "x", 1, 1)], 1) == ([], [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
