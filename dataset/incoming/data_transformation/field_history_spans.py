"""A log of (day, field, value) changes in order of days tells how a customer file changed; a value
of None means that the field was emptied. Return (field, first day, last day, value) rows ordered by
field and then by day, where the last day is the day before the next change of that field, or the
given closing day for the last one; a change to the value that the field already has starts no new
row, emptied times give no row, and of several changes of a field on a day only the last one
counts."""


def field_history_spans(changes, closing):
    latest = {}
    for day, field, value in changes:
        latest.setdefault(field, {})[day] = value
    rows = []
    for field in sorted(latest):
        current = None
        since = None
        for day, value in latest[field].items():
            if value == current:
                continue
            if current is not None:
                rows.append((field, since, day - 1, current))
            current = value
            since = day
        if current is not None:
            rows.append((field, since, closing, current))
    return rows


assert field_history_spans([(1, "town", "Ulm"), (5, "town", "Bonn")], 9) == [
    ("town", 1, 4, "Ulm"),
    ("town", 5, 9, "Bonn"),
]
assert field_history_spans([(2, "b", 1), (3, "a", 7)], 4) == [("a", 3, 4, 7), ("b", 2, 4, 1)]
assert field_history_spans([(1, "a", 7), (3, "a", 7), (6, "a", 8)], 9) == [
    ("a", 1, 5, 7),
    ("a", 6, 9, 8),
]
assert field_history_spans([(1, "a", 7), (3, "a", None)], 9) == [("a", 1, 2, 7)]
assert field_history_spans([(1, "a", 7), (3, "a", None), (4, "a", 7)], 9) == [
    ("a", 1, 2, 7),
    ("a", 4, 9, 7),
]
assert field_history_spans([(1, "a", 7), (1, "a", 5)], 1) == [("a", 1, 1, 5)]
assert field_history_spans([(2, "a", None)], 5) == []
assert field_history_spans([], 5) == []
assert field_history_spans([(1, "a", 0), (2, "a", 3)], 2) == [("a", 1, 1, 0), ("a", 2, 2, 3)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
