"""An office keeps a list of tasks as dicts with "name", "due" (a day number), "needs" (a list of
names) and "done" (True or False). Return the names of the tasks to do today in order of due day and
then by name: open tasks all of whose needs are done, due at most the given number of days after
today, where a need that is not in the list counts as done. A task that is open but blocked hands
its due day on to its needs, so that an open need is never due later than what waits for it, over
any number of steps."""


def tasks_due_today(tasks, today, ahead):
    pending = {task["name"]: task for task in tasks if not task["done"]}
    due = {name: task["due"] for name, task in pending.items()}
    for _ in pending:
        for name, task in pending.items():
            for need in task["needs"]:
                if need in due:
                    due[need] = min(due[need], due[name])
    ready = []
    for name, task in pending.items():
        if any(need in pending for need in task["needs"]):
            continue
        if due[name] <= today + ahead:
            ready.append((due[name], name))
    return [name for _, name in sorted(ready)]


assert tasks_due_today([{"name": "a", "due": 5, "needs": [], "done": False}], 3, 2) == ["a"]
assert tasks_due_today([{"name": "a", "due": 5, "needs": [], "done": False}], 3, 1) == []
assert tasks_due_today([{"name": "a", "due": 5, "needs": [], "done": True}], 9, 0) == []
assert tasks_due_today(
    [
        {"name": "a", "due": 9, "needs": ["c"], "done": False},
        {"name": "b", "due": 2, "needs": ["a", "x"], "done": False},
        {"name": "c", "due": 8, "needs": [], "done": False},
        {"name": "d", "due": 1, "needs": ["x"], "done": False},
    ],
    2,
    0,
) == ["d", "c"]
assert tasks_due_today(
    [
        {"name": "b", "due": 4, "needs": ["e"], "done": False},
        {"name": "a", "due": 4, "needs": [], "done": False},
        {"name": "e", "due": 1, "needs": [], "done": True},
    ],
    4,
    0,
) == ["a", "b"]
assert tasks_due_today([], 4, 0) == []
assert tasks_due_today(
    [
        {"name": "late", "due": 1, "needs": [], "done": False},
        {"name": "also", "due": 7, "needs": ["late"], "done": False},
    ],
    9,
    0,
) == ["late"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
