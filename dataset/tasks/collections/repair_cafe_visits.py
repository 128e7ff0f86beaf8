"""A repair café has helpers, a dict from helper to a set of skills, and guests arrive in (minute,
guest, skill, duration) order. A guest goes to the helper with the skill who becomes free first, the
one with the fewest skills among those who are free at the arrival or equally early, and the first
in the dict among equals; nobody waits longer than the given number of minutes: a guest who would
have to leaves at once. Return (dict from guest to (helper, minute of beginning), dict from helper
to total minutes of work, list of guests who left); a guest whose skill nobody has leaves, too."""


def repair_cafe_visits(helpers, arrivals, patience):
    free_at = {}
    worked = dict.fromkeys(helpers, 0)
    visits = {}
    gone = []
    for minute, guest, skill, duration in arrivals:
        best = None
        for helper, skills in helpers.items():
            if skill not in skills:
                continue
            begin = max(free_at.get(helper, minute), minute)
            rank = (begin, len(skills))
            if best is None or rank < best[0]:
                best = (rank, helper)
        if best is None:
            gone.append(guest)
            continue
        (begin, _), helper = best
        if begin - minute > patience:
            gone.append(guest)
            continue
        visits[guest] = (helper, begin)
        free_at[helper] = begin + duration
        worked[helper] += duration
    return (visits, worked, gone)


assert repair_cafe_visits({"ida": {"sew"}}, [(0, "a", "sew", 10), (5, "b", "sew", 3)], 5) == (
    {"a": ("ida", 0), "b": ("ida", 10)},
    {"ida": 13},
    [],
)
assert repair_cafe_visits({"ida": {"sew"}}, [(0, "a", "sew", 10), (4, "b", "sew", 3)], 5) == (
    {"a": ("ida", 0)},
    {"ida": 10},
    ["b"],
)
assert repair_cafe_visits(
    {"ida": {"sew", "glue"}, "jo": {"sew"}}, [(2, "a", "sew", 10), (2, "b", "sew", 1)], 0
) == (
    {"a": ("jo", 2), "b": ("ida", 2)},
    {"ida": 1, "jo": 10},
    [],
)
assert repair_cafe_visits(
    {"ida": {"sew"}, "jo": {"sew"}}, [(1, "a", "sew", 5), (3, "b", "sew", 5), (7, "c", "sew", 1)], 9
)[0] == {"a": ("ida", 1), "b": ("jo", 3), "c": ("ida", 7)}
assert repair_cafe_visits({"ida": {"sew"}}, [(1, "a", "weld", 5)], 99) == ({}, {"ida": 0}, ["a"])
assert repair_cafe_visits({}, [], 5) == ({}, {}, [])
assert repair_cafe_visits(
    {"ida": {"sew", "glue"}, "jo": {"sew"}},
    [(0, "a", "glue", 4), (0, "b", "sew", 9), (1, "c", "sew", 2)],
    9,
)[0]["c"] == ("ida", 4)
assert repair_cafe_visits({"ida": {"sew"}}, [(0, "a", "sew", 2), (8, "b", "sew", 2)], 0)[0][
    "b"
] == ("ida", 8)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
