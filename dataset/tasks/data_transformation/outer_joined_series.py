"""Join two time series, given as dicts from time to value, into a list of (time, left, right) rows
in order of time for all times of either series. Where a series has no value at a time, the row
shows its value before that time if this is at most the given span older, otherwise None."""


def outer_joined_series(left, right, span):
    def value_at(series, time):
        earlier = [known for known in series if time - span <= known <= time]
        return series[max(earlier)] if earlier else None

    times = sorted(left.keys() | right.keys())
    return [(time, value_at(left, time), value_at(right, time)) for time in times]


assert outer_joined_series({1: "a", 5: "b"}, {1: "x"}, 9) == [(1, "a", "x"), (5, "b", "x")]
assert outer_joined_series({1: "a"}, {3: "x"}, 2) == [(1, "a", None), (3, "a", "x")]
assert outer_joined_series({1: "a"}, {4: "x"}, 2) == [(1, "a", None), (4, None, "x")]
assert outer_joined_series({7: "b", 2: "a"}, {8: "x"}, 9) == [
    (2, "a", None),
    (7, "b", None),
    (8, "b", "x"),
]
assert outer_joined_series({}, {}, 3) == []
assert outer_joined_series({2: 0}, {2: 1, 3: 2}, 0) == [(2, 0, 1), (3, None, 2)]
assert outer_joined_series({}, {4: 1, 3: 5}, 1) == [(3, None, 5), (4, None, 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
