"""Compare two lists of records (dicts) that share a key field and return (key, field, before,
after) tuples for every field whose value differs, a missing field counting as None. Records are
taken in order of their key and their fields in alphabetical order, and a key found in only one of
the lists is treated as if its record had no fields in the other."""


def record_field_changes(before, after, key):
    old = {record[key]: record for record in before}
    new = {record[key]: record for record in after}
    changes = []
    for identity in sorted(old.keys() | new.keys()):
        first = old.get(identity, {})
        second = new.get(identity, {})
        for field in sorted(first.keys() | second.keys()):
            if field != key and first.get(field) != second.get(field):
                changes.append((identity, field, first.get(field), second.get(field)))
    return changes


assert record_field_changes([{"id": 1, "a": 2}], [{"id": 1, "a": 3}], "id") == [(1, "a", 2, 3)]
assert record_field_changes([{"id": 1, "a": 2}], [{"id": 1, "a": 2}], "id") == []
assert record_field_changes([{"id": 1, "a": 2}], [], "id") == [(1, "a", 2, None)]
assert record_field_changes([], [{"id": 1, "a": 2}], "id") == [(1, "a", None, 2)]
assert record_field_changes(
    [{"k": 2, "b": 1}, {"k": 1, "b": 1}], [{"k": 1, "b": 5}, {"k": 2, "b": 6}], "k"
) == [(1, "b", 1, 5), (2, "b", 1, 6)]
assert record_field_changes([{"id": 1, "z": 1, "a": 1}], [{"id": 1}], "id") == [
    (1, "a", 1, None),
    (1, "z", 1, None),
]
assert record_field_changes([{"id": 1, "a": None}], [{"id": 1}], "id") == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
