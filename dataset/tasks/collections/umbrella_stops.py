"""Umbrellas left on a tram are reported as (line, stop) pairs. Return, for a given line, the stops
with reports in the order of the number of reports, most first, and within the same number in the
order in which their last report was made, latest first. A line without reports gives an empty
list."""


def umbrella_stops(reports, line):
    stops = [stop for name, stop in reversed(reports) if name == line]
    return sorted(dict.fromkeys(stops), key=stops.count, reverse=True)


assert umbrella_stops([(1, "a"), (1, "b"), (1, "a")], 1) == ["a", "b"]
assert umbrella_stops([(1, "a"), (1, "b")], 1) == ["b", "a"]
assert umbrella_stops([(1, "a"), (2, "b")], 2) == ["b"]
assert umbrella_stops([(1, "a")], 3) == []
assert umbrella_stops([], 1) == []
assert umbrella_stops([(1, "a"), (1, "b"), (1, "c"), (1, "b"), (1, "a")], 1) == ["a", "b", "c"]
assert umbrella_stops([(1, "b"), (1, "b"), (2, "a"), (2, "a"), (2, "a"), (1, "a")], 1) == ["b", "a"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
