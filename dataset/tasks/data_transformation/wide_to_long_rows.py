"""Turn a list of wide records (dicts) into long rows: for every field that is not among the given
identity fields produce a tuple of the record's identity values, in the order given, followed by the
field's name and its value. Fields keep their order inside a record, a value of None produces no
row, and a missing identity field counts as None."""


def wide_to_long_rows(records, identity):
    rows = []
    for record in records:
        prefix = tuple(record.get(name) for name in identity)
        for field, value in record.items():
            if field not in identity and value is not None:
                rows.append(prefix + (field, value))
    return rows


assert wide_to_long_rows([{"id": 7, "q1": 3, "q2": 4}], ["id"]) == [(7, "q1", 3), (7, "q2", 4)]
assert wide_to_long_rows([{"id": 7, "q1": None, "q2": 0}], ["id"]) == [(7, "q2", 0)]
assert wide_to_long_rows([{"b": 2, "a": 1, "x": 9}], ["a", "b"]) == [(1, 2, "x", 9)]
assert wide_to_long_rows([{"x": 9}], ["a"]) == [(None, "x", 9)]
assert wide_to_long_rows([{"x": 1}, {"x": 2}], []) == [("x", 1), ("x", 2)]
assert wide_to_long_rows([{"id": 1}], ["id"]) == []
assert wide_to_long_rows([], ["id"]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
