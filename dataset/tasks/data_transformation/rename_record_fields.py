"""Rename the fields of a record (dict) by a mapping from old to new names, keeping field order; a
new name of None drops the field, and fields that are not in the mapping keep their names. When
several fields end up with the same name, the first has it as it is, and the second and later ones
get "_2", "_3" and so on appended."""


def rename_record_fields(record, names):
    renamed = {}
    used = {}
    for field, value in record.items():
        name = names.get(field, field)
        if name is None:
            continue
        used[name] = used.get(name, 0) + 1
        if used[name] > 1:
            name = f"{name}_{used[name]}"
        renamed[name] = value
    return renamed


assert rename_record_fields({"a": 1, "b": 2}, {"a": "x"}) == {"x": 1, "b": 2}
assert rename_record_fields({"a": 1, "b": 2}, {"a": None}) == {"b": 2}
assert rename_record_fields({"a": 1, "b": 2}, {"b": "a"}) == {"a": 1, "a_2": 2}
assert rename_record_fields({"a": 1, "b": 2, "c": 3}, {"b": "a", "c": "a"}) == {
    "a": 1,
    "a_2": 2,
    "a_3": 3,
}
assert rename_record_fields({"a": 1, "b": 2}, {"a": "b", "b": "a"}) == {"b": 1, "a": 2}
assert rename_record_fields({"a": 1, "b": 2, "c": 3}, {"a": None, "b": "c"}) == {"c": 2, "c_2": 3}
assert rename_record_fields({}, {"a": "b"}) == {}
assert list(rename_record_fields({"z": 1, "a": 2}, {"z": "m"})) == ["m", "a"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
