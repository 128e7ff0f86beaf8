"""Group (user, minute) page views, given in order of time, into visits: a view belongs to the
user's current visit when it comes at most the given pause after the user's view before it, and
otherwise begins a new visit. Return a dict from user to a list with the number of views of each
visit, users and visits in order of their beginning."""


def visits_per_user(views, pause):
    visits = {}
    previous = {}
    for user, minute in views:
        if user in visits and minute - previous[user] <= pause:
            visits[user][-1] += 1
        else:
            visits.setdefault(user, []).append(1)
        previous[user] = minute
    return visits


assert visits_per_user([("a", 0), ("a", 5), ("a", 40)], 30) == {"a": [2, 1]}
assert visits_per_user([("a", 0), ("a", 30)], 30) == {"a": [2]}
assert visits_per_user([("a", 0), ("a", 31)], 30) == {"a": [1, 1]}
assert visits_per_user([("a", 0), ("b", 1), ("a", 2), ("b", 50)], 10) == {"a": [2], "b": [1, 1]}
assert visits_per_user([("a", 0), ("a", 9), ("a", 18), ("a", 27)], 10) == {"a": [4]}
assert visits_per_user([("a", 0), ("a", 20), ("a", 21), ("a", 40)], 5) == {"a": [1, 2, 1]}
assert visits_per_user([], 5) == {}
assert list(visits_per_user([("b", 1), ("a", 2)], 5)) == ["b", "a"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
