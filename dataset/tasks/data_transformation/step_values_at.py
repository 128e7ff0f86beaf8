"""A setting changes at certain times, given as (time, value) pairs in any order, and keeps each
value until the next change; of several changes at the same time the last listed one counts. Return
the values in force at each of the asked times, in the order asked, where a change is in force from
its own time on and times before the first change give the default."""


def step_values_at(changes, asked, default):
    ordered = sorted(changes, key=lambda change: change[0])
    values = []
    for time in asked:
        current = default
        for since, value in ordered:
            if since > time:
                break
            current = value
        values.append(current)
    return values


assert step_values_at([(0, "low"), (10, "high")], [5, 12], None) == ["low", "high"]
assert step_values_at([(0, "low"), (10, "high")], [10, 9], None) == ["high", "low"]
assert step_values_at([(10, "high"), (0, "low")], [4, 11], None) == ["low", "high"]
assert step_values_at([(3, "a")], [2, 3], "off") == ["off", "a"]
assert step_values_at([(3, "b"), (3, "a")], [4], None) == ["a"]
assert step_values_at([], [1, 2], 0) == [0, 0]
assert step_values_at([(1, "x")], [], 0) == []
assert step_values_at([(5, 1), (1, 2), (3, 3)], [6, 4, 2, 0], 9) == [1, 3, 2, 9]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
