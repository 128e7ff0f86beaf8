"""Check the header of a table file, a list of column names compared without regard to case and to
spaces around them, against lists of required and of optional names given in small letters. Return
(missing, repeated, unknown): the required names that do not occur, in the order of their list, and
the names in small letters that occur more than once or are neither required nor optional, both in
order of first appearance."""


def header_faults(header, required, optional):
    names = [name.strip().lower() for name in header]
    different = list(dict.fromkeys(names))
    missing = [name for name in required if name not in names]
    repeated = [name for name in different if names.count(name) > 1]
    unknown = [name for name in different if name not in required and name not in optional]
    return (missing, repeated, unknown)


assert header_faults(["Id", " NAME "], ["id", "name"], ["age"]) == ([], [], [])
assert header_faults(["Age"], ["name", "id"], ["age"]) == (["name", "id"], [], [])
assert header_faults(["id", "x", "ID", "b", "X"], ["id"], []) == ([], ["id", "x"], ["x", "b"])
assert header_faults(["age", "Age ", "id"], ["id"], ["age"]) == ([], ["age"], [])
assert header_faults([], ["id"], ["age"]) == (["id"], [], [])
assert header_faults(["zip"], [], []) == ([], [], ["zip"])
assert header_faults([], [], []) == ([], [], [])
assert header_faults(["c", "a", "a", "a"], ["a", "b"], ["d"]) == (["b"], ["a"], ["c"])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
