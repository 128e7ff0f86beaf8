"""Check a settings dict against a dict of rules, which gives for each name (lowest, highest,
required) of a whole number. Return the list of faults, for the names of the rules in their order
and then for the other names in the settings in sorted order: "name missing" for a required name
without value, "name type" for a value that is not an int (a bool is none), "name range" for a value
outside the limits, both of which are allowed, and "name unknown" for a name without a rule."""


def settings_faults(settings, rules):
    faults = []
    for name, (lowest, highest, required) in rules.items():
        if name not in settings:
            if required:
                faults.append(f"{name} missing")
            continue
        value = settings[name]
        if type(value) is not int:
            faults.append(f"{name} type")
        elif value < lowest or value > highest:
            faults.append(f"{name} range")
    faults += [f"{name} unknown" for name in sorted(settings) if name not in rules]
    return faults


assert settings_faults({"port": 80}, {"port": (1, 99, True)}) == []
assert settings_faults({"port": 1, "size": 9}, {"size": (0, 9, True), "port": (1, 5, True)}) == []
assert settings_faults({"port": 0, "size": 10}, {"size": (0, 9, True), "port": (1, 5, True)}) == [
    "size range",
    "port range",
]
assert settings_faults({}, {"b": (0, 1, True), "a": (0, 1, False), "c": (0, 1, True)}) == [
    "b missing",
    "c missing",
]
assert settings_faults(
    {"a": True, "b": "1", "c": None}, {"a": (0, 1, False), "b": (0, 1, True), "c": (0, 1, True)}
) == ["a type", "b type", "c type"]
assert settings_faults({"z": 1, "y": 2, "a": 3}, {"a": (4, 5, False)}) == [
    "a range",
    "y unknown",
    "z unknown",
]
assert settings_faults({"a": 1.0}, {"a": (0, 2, True)}) == ["a type"]
assert settings_faults({}, {}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
