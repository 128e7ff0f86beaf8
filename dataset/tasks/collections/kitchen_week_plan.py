"""A community kitchen plans a week of meals, and its volunteers are a dict from name to a set of
the days (0 to 6) on which they can cook. Fill the days in order of the number of volunteers who can
cook on it, fewest first and the earlier day among equals, each with two different people: those
with the fewest days so far, by name among equals, but nobody on more days than the given maximum
and nobody on two days directly after each other. A day for which fewer than two people can be found
gets the list of those found and its number is noted as short; return (list of seven lists of names,
list of short days in ascending order)."""


def kitchen_week_plan(volunteers, maximum):
    week = range(7)
    able = []
    for day in week:
        able.append([name for name, days in volunteers.items() if day in days])
    worked = {name: [] for name in volunteers}
    plan = [[] for _ in week]
    short = []
    for day in sorted(week, key=lambda day: len(able[day])):
        candidates = []
        for name in able[day]:
            days = worked[name]
            if len(days) >= maximum:
                continue
            if day - 1 in days or day + 1 in days:
                continue
            candidates.append((len(days), name))
        candidates.sort()
        for _, name in candidates[:2]:
            worked[name].append(day)
            plan[day].append(name)
        if len(plan[day]) < 2:
            short.append(day)
    return (plan, sorted(short))


assert kitchen_week_plan({"a": {0}, "b": {0}}, 1) == (
    [["a", "b"], [], [], [], [], [], []],
    [1, 2, 3, 4, 5, 6],
)
assert kitchen_week_plan({"a": {0, 1}, "b": {0, 1}, "c": {1}}, 5) == (
    [["a", "b"], ["c"], [], [], [], [], []],
    [1, 2, 3, 4, 5, 6],
)
assert kitchen_week_plan({"a": {0, 1, 2, 3, 4, 5, 6}, "b": {0, 1, 2, 3, 4, 5, 6}}, 9) == (
    [["a", "b"], [], ["a", "b"], [], ["a", "b"], [], ["a", "b"]],
    [1, 3, 5],
)
assert kitchen_week_plan({"a": {0, 2, 4}, "b": {0, 2, 4}}, 2) == (
    [["a", "b"], [], ["a", "b"], [], [], [], []],
    [1, 3, 4, 5, 6],
)
assert kitchen_week_plan({"c": {3, 5}, "a": {3, 6}, "b": {3, 5}, "d": {6}}, 3) == (
    [[], [], [], ["a", "b"], [], ["b", "c"], ["a", "d"]],
    [0, 1, 2, 4],
)
assert kitchen_week_plan({}, 3) == ([[], [], [], [], [], [], []], [0, 1, 2, 3, 4, 5, 6])
assert kitchen_week_plan({"a": {0, 1}, "b": {0}}, 5) == (
    [["b"], ["a"], [], [], [], [], []],
    [0, 1, 2, 3, 4, 5, 6],
)
assert kitchen_week_plan({"z": {0, 1}, "y": {0, 1}, "x": {1}, "w": {1, 3}, "v": {3}}, 2) == (
    [["y", "z"], ["x", "w"], [], ["v", "w"], [], [], []],
    [2, 4, 5, 6],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
