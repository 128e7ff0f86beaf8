"""Several partial records (dicts) can describe the same thing; they belong together when they agree
in the given key field, and records without that field are dropped. Return one record per key in
order of first appearance: a field takes the first value that is not None, but where that value is a
list, the lists of the later records are appended to it, leaving out elements that are there
already."""


def merge_partial_records(records, key):
    merged = {}
    for record in records:
        if key not in record:
            continue
        target = merged.setdefault(record[key], {})
        for field, value in record.items():
            known = target.get(field)
            if isinstance(known, list) and isinstance(value, list):
                target[field] = known + [item for item in value if item not in known]
            elif known is None:
                target[field] = value
    return list(merged.values())


assert merge_partial_records([{"id": 1, "a": 2}, {"id": 1, "b": 3}], "id") == [
    {"id": 1, "a": 2, "b": 3}
]
assert merge_partial_records([{"id": 1, "a": None}, {"id": 1, "a": 3}], "id") == [{"id": 1, "a": 3}]
assert merge_partial_records([{"id": 1, "a": 2}, {"id": 1, "a": 3}], "id") == [{"id": 1, "a": 2}]
assert merge_partial_records([{"id": 1, "t": [1, 2]}, {"id": 1, "t": [2, 3]}], "id") == [
    {"id": 1, "t": [1, 2, 3]}
]
assert merge_partial_records([{"id": 2}, {"a": 1}, {"id": 1}], "id") == [{"id": 2}, {"id": 1}]
assert merge_partial_records([{"id": 1, "t": [1]}, {"id": 1, "t": 5}], "id") == [
    {"id": 1, "t": [1]}
]
assert merge_partial_records([{"id": 1, "t": 5}, {"id": 1, "t": [1]}], "id") == [{"id": 1, "t": 5}]
assert merge_partial_records([], "id") == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
