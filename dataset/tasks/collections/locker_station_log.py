"""Parcels in a locker station: compartments are a dict from label to size (1 small to 3 large), and
events come in order of day: ("drop", day, parcel, size) puts a parcel into the first listed free
compartment of the smallest size that is at least its own, and ("pick", day, parcel) takes it out
again. Before each event every parcel that has been in for at least the given number of days goes
back to the depot. Return (list of the parcels turned away because nothing was free, list of
(parcel, day of the event before which it went back) in the order of dropping, list of the picked
parcels as (parcel, compartment, days in the locker)); a "pick" of a parcel that is not there does
nothing."""


def locker_station_log(compartments, events, longest):
    stored = {}
    refused = []
    returned = []
    picked = []
    for event in events:
        kind, day, parcel = event[:3]
        for name, (_, since) in list(stored.items()):
            if day - since >= longest:
                returned.append((name, day))
                del stored[name]
        if kind == "pick":
            if parcel in stored:
                label, since = stored.pop(parcel)
                picked.append((parcel, label, day - since))
            continue
        size = event[3]
        taken = {label for label, _ in stored.values()}
        best = None
        for label, room in compartments.items():
            if label in taken or room < size:
                continue
            if best is None or room < compartments[best]:
                best = label
        if best is None:
            refused.append(parcel)
        else:
            stored[parcel] = (best, day)
    return (refused, returned, picked)


assert locker_station_log({"a": 1, "b": 2}, [("drop", 1, "p", 2), ("pick", 3, "p")], 5) == (
    [],
    [],
    [("p", "b", 2)],
)
assert locker_station_log({"a": 1}, [("drop", 1, "p", 2)], 5) == (["p"], [], [])
assert locker_station_log(
    {"a": 3, "b": 1}, [("drop", 1, "p", 1), ("drop", 1, "q", 1), ("drop", 1, "r", 1)], 5
) == (
    ["r"],
    [],
    [],
)
assert locker_station_log({"a": 3, "b": 1}, [("drop", 1, "p", 1), ("drop", 1, "q", 3)], 5) == (
    [],
    [],
    [],
)
assert locker_station_log({"a": 1}, [("drop", 1, "p", 1), ("pick", 6, "p")], 5) == (
    [],
    [("p", 6)],
    [],
)
assert locker_station_log(
    {"a": 1}, [("drop", 1, "p", 1), ("pick", 5, "p"), ("pick", 5, "p")], 5
) == (
    [],
    [],
    [("p", "a", 4)],
)
assert locker_station_log(
    {"a": 1, "b": 1}, [("drop", 1, "p", 1), ("drop", 2, "q", 1), ("drop", 7, "r", 1)], 5
) == (
    [],
    [("p", 7), ("q", 7)],
    [],
)
assert locker_station_log({}, [("pick", 1, "p")], 5) == ([], [], [])
assert locker_station_log({"a": 2, "b": 2}, [("drop", 1, "p", 1), ("pick", 1, "p")], 5) == (
    [],
    [],
    [("p", "a", 0)],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
