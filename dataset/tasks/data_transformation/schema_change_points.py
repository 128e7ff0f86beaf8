"""Records (dicts) come in order, and their set of field names changes now and then. Return a list
of (position, added, removed) for the first record, compared with having no fields, and for each
record whose field names differ from those of the record before; added and removed are sorted lists
of names, and fields whose value is None count as missing."""


def schema_change_points(records):
    changes = []
    known = set()
    for position, record in enumerate(records):
        present = {field for field, value in record.items() if value is not None}
        if present != known or position == 0:
            changes.append((position, sorted(present - known), sorted(known - present)))
        known = present
    return changes


assert schema_change_points([{"a": 1}, {"a": 2}, {"a": 3, "b": 4}]) == [
    (0, ["a"], []),
    (2, ["b"], []),
]
assert schema_change_points([{"a": 1, "b": 2}, {"a": 1}]) == [(0, ["a", "b"], []), (1, [], ["b"])]
assert schema_change_points([{"a": 1}, {"a": None}]) == [(0, ["a"], []), (1, [], ["a"])]
assert schema_change_points([{}]) == [(0, [], [])]
assert schema_change_points([]) == []
assert schema_change_points([{"c": 0}, {"d": 1, "b": 1}]) == [
    (0, ["c"], []),
    (1, ["b", "d"], ["c"]),
]
assert schema_change_points([{}, {}, {"x": 1}]) == [(0, [], []), (2, ["x"], [])]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
