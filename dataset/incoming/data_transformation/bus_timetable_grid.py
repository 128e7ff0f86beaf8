"""Each trip of a bus is a dict from stop to minute, and the stops of the line are listed in order.
Return one row per stop: the stop's name, then per trip the minute, or "" for stops before the
trip's first or after its last served stop, or "|" for stops in between that it passes without a
halt. A trip without any stop of the line gets no column."""


def bus_timetable_grid(stops, trips):
    columns = []
    for trip in trips:
        served = [place for place, stop in enumerate(stops) if stop in trip]
        if not served:
            continue
        column = [trip.get(stop, "|") for stop in stops]
        for place in range(served[0]):
            column[place] = ""
        for place in range(served[-1] + 1, len(stops)):
            column[place] = ""
        columns.append(column)
    return [[stop] + [column[place] for column in columns] for place, stop in enumerate(stops)]


assert bus_timetable_grid(["A", "B", "C"], [{"A": 5, "B": 9, "C": 12}]) == [
    ["A", 5],
    ["B", 9],
    ["C", 12],
]
assert bus_timetable_grid(["A", "B", "C"], [{"A": 5, "C": 12}]) == [["A", 5], ["B", "|"], ["C", 12]]
assert bus_timetable_grid(["A", "B", "C"], [{"B": 7}, {"B": 8, "C": 0}]) == [
    ["A", "", ""],
    ["B", 7, 8],
    ["C", "", 0],
]
assert bus_timetable_grid(["A", "B"], [{}, {"A": 3}]) == [["A", 3], ["B", ""]]
assert bus_timetable_grid(["A", "B"], [{"Z": 4}, {"B": 6, "Z": 9}]) == [["A", ""], ["B", 6]]
assert bus_timetable_grid(["A"], []) == [["A"]]
assert bus_timetable_grid([], [{"A": 1}]) == []
assert bus_timetable_grid(["A", "B", "C", "D", "E"], [{"B": 1, "E": 4}]) == [
    ["A", ""],
    ["B", 1],
    ["C", "|"],
    ["D", "|"],
    ["E", 4],
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
