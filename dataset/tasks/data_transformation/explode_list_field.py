"""Replace every record (dict) whose given field holds a list by one copy per list element, up to
the given number of elements, each with the field set to that element and the field "position" set
to the element's number, counted from 1. Records with an empty list disappear, and records without
the field or with another kind of value stay as they are, without a position."""


def explode_list_field(records, field, most):
    exploded = []
    for record in records:
        values = record.get(field)
        if not isinstance(values, list):
            exploded.append(record)
            continue
        for position, value in enumerate(values[:most], 1):
            exploded.append({**record, field: value, "position": position})
    return exploded


assert explode_list_field([{"id": 1, "tag": ["x", "y"]}], "tag", 5) == [
    {"id": 1, "tag": "x", "position": 1},
    {"id": 1, "tag": "y", "position": 2},
]
assert explode_list_field([{"id": 1, "tag": []}], "tag", 5) == []
assert explode_list_field([{"id": 1, "tag": "x"}], "tag", 5) == [{"id": 1, "tag": "x"}]
assert explode_list_field([{"id": 1}], "tag", 0) == [{"id": 1}]
assert explode_list_field([{"tag": [7, 8, 9]}], "tag", 2) == [
    {"tag": 7, "position": 1},
    {"tag": 8, "position": 2},
]
assert explode_list_field([{"tag": [7]}], "tag", 0) == []
assert explode_list_field([], "tag", 1) == []
assert explode_list_field([{"t": [5], "n": 1}, {"t": 6, "n": 2}], "t", 1) == [
    {"t": 5, "n": 1, "position": 1},
    {"t": 6, "n": 2},
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
