"""Turn a flat dict whose keys are names joined by "." into nested dicts, keeping the order of first
appearance. Return None when a name would have to hold both a value and further names, or when a key
has an empty part."""


def nest_dotted_settings(flat):
    nested = {}
    for dotted, value in flat.items():
        *parents, last = dotted.split(".")
        if not last or not all(parents):
            return None
        level = nested
        for name in parents:
            level = level.setdefault(name, {})
            if not isinstance(level, dict):
                return None
        if last in level:
            return None
        level[last] = value
    return nested


assert nest_dotted_settings({"db.host": "x", "db.port": 1, "log": 2}) == {
    "db": {"host": "x", "port": 1},
    "log": 2,
}
assert nest_dotted_settings({"a.b.c": 1, "a.b.d": 2}) == {"a": {"b": {"c": 1, "d": 2}}}
assert nest_dotted_settings({"a": 1, "a.b": 2}) is None
assert nest_dotted_settings({"a.b": 2, "a": 1}) is None
assert nest_dotted_settings({"a.": 1}) is None
assert nest_dotted_settings({".a": 1}) is None
assert nest_dotted_settings({}) == {}
assert nest_dotted_settings({"z.b": 1, "c": 0, "z.a": 3}) == {"z": {"b": 1, "a": 3}, "c": 0}
assert nest_dotted_settings({"x": None, "y.x": None}) == {"x": None, "y": {"x": None}}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
