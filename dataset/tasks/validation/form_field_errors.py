"""Check a mapping of form values against a list of rules (field, required, shortest, longest),
where the lengths are those of the value without spaces at its ends. Return the faults in rule order
as "field: missing" for a required field that is absent or blank, "field: too short" and "field: too
long"; fields that are not required are not checked when absent or blank, and lengths at the limits
are fine."""


def form_field_errors(values, rules):
    errors = []
    for field, required, shortest, longest in rules:
        length = len(values.get(field, "").strip())
        if length == 0:
            if required:
                errors.append(f"{field}: missing")
        elif length < shortest:
            errors.append(f"{field}: too short")
        elif length > longest:
            errors.append(f"{field}: too long")
    return errors


assert form_field_errors({"name": "Ann"}, [("name", True, 3, 3)]) == []
assert form_field_errors({"name": " An "}, [("name", True, 3, 9)]) == ["name: too short"]
assert form_field_errors({"name": "Anna"}, [("name", True, 1, 3)]) == ["name: too long"]
assert form_field_errors({"name": "  "}, [("name", True, 0, 9)]) == ["name: missing"]
assert form_field_errors({}, [("b", True, 1, 2), ("a", True, 1, 2)]) == ["b: missing", "a: missing"]
assert form_field_errors({"x": " "}, [("x", False, 2, 3), ("y", False, 1, 1)]) == []
assert form_field_errors({"x": "a"}, [("x", False, 2, 3)]) == ["x: too short"]
assert form_field_errors({"x": "a", "z": "b"}, []) == []
assert form_field_errors({"x": "a"}, [("x", True, 1, 1)]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
