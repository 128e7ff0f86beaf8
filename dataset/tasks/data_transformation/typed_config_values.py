"""Convert the text values of a configuration (dict) by a dict that names a type for each expected
key: "int" takes an optional "-" and digits 0-9, "flag" takes "yes" or "no" in any case and gives
True or False, "list" splits at commas and strips the parts, dropping empty ones, and "text" keeps
the value. Return (converted dict, sorted list of the bad keys), where keys are bad when their value
does not convert, or when they are unexpected or missing."""

import re


def typed_config_values(values, types):
    converted = {}
    bad = [key for key in types if key not in values]
    for key, value in values.items():
        kind = types.get(key)
        if kind == "text":
            converted[key] = value
        elif kind == "int" and re.fullmatch("-?[0-9]+", value):
            converted[key] = int(value)
        elif kind == "flag" and value.lower() in ("yes", "no"):
            converted[key] = value.lower() == "yes"
        elif kind == "list":
            converted[key] = [part.strip() for part in value.split(",") if part.strip()]
        else:
            bad.append(key)
    return (converted, sorted(bad))


assert typed_config_values({"n": "-12", "t": " x "}, {"n": "int", "t": "text"}) == (
    {"n": -12, "t": " x "},
    [],
)
assert typed_config_values({"n": "1.5", "m": "7"}, {"n": "int", "m": "int"}) == ({"m": 7}, ["n"])
assert typed_config_values({"f": "YES", "g": "no"}, {"f": "flag", "g": "flag"}) == (
    {"f": True, "g": False},
    [],
)
assert typed_config_values({"f": "true"}, {"f": "flag"}) == ({}, ["f"])
assert typed_config_values({"l": " a, b,,c "}, {"l": "list"}) == ({"l": ["a", "b", "c"]}, [])
assert typed_config_values({"z": "1"}, {"b": "text", "a": "int"}) == ({}, ["a", "b", "z"])
assert typed_config_values({}, {}) == ({}, [])
assert typed_config_values(
    {"l": "", "f": "4", "n": "yes"}, {"l": "list", "f": "flag", "n": "int"}
) == (
    {"l": []},
    ["f", "n"],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
