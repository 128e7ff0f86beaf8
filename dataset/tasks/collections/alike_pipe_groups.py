"""A water tower's readings are a dict from pipe to the list of its meter readings in order. Return
the pipes as groups of lists: pipes whose readings increase by the same amounts throughout belong to
one group, groups and pipes in the order of the dict. A pipe with fewer than two readings is in no
group, and a reading lower than the one before it makes the pipe a group of its own."""


def alike_pipe_groups(readings):
    groups = {}
    for pipe, values in readings.items():
        if len(values) < 2:
            continue
        steps = tuple(after - before for before, after in zip(values, values[1:]))
        key = steps
        if min(steps) < 0:
            key = pipe
        groups.setdefault(key, []).append(pipe)
    return list(groups.values())


assert alike_pipe_groups({"a": [1, 3, 4], "b": [0, 1], "c": [5, 7, 8]}) == [["a", "c"], ["b"]]
assert alike_pipe_groups({"a": [1], "b": [], "c": [2, 3]}) == [["c"]]
assert alike_pipe_groups({"a": [3, 2], "b": [5, 4]}) == [["a"], ["b"]]
assert alike_pipe_groups({"a": [3, 3], "b": [5, 5]}) == [["a", "b"]]
assert alike_pipe_groups({"a": [1, 5, 2], "b": [1, 5, 2], "c": [1, 5, 6]}) == [["a"], ["b"], ["c"]]
assert alike_pipe_groups({}) == []
assert alike_pipe_groups({"z": [0, 2], "y": [0, 1], "x": [4, 6], "w": [3, 4]}) == [
    ["z", "x"],
    ["y", "w"],
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
