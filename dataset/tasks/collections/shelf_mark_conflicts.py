"""Two libraries merge their card indexes, dicts from title to shelf mark. Return the titles that
both have under different shelf marks as a dict from title to (mark in the first, mark in the
second), in the order of the second index; marks that differ only in upper and lower case are equal,
and a title whose mark is empty in either index is not in the result."""


def shelf_mark_conflicts(first, second):
    conflicts = {}
    for title, mark in second.items():
        other = first.get(title)
        if not other or not mark:
            continue
        if other.lower() != mark.lower():
            conflicts[title] = (other, mark)
    return conflicts


assert shelf_mark_conflicts({"Emma": "A1"}, {"Emma": "B2"}) == {"Emma": ("A1", "B2")}
assert shelf_mark_conflicts({"Emma": "A1"}, {"Emma": "a1"}) == {}
assert shelf_mark_conflicts({"Emma": ""}, {"Emma": "a1"}) == {}
assert shelf_mark_conflicts({"Emma": "A1"}, {"Emma": ""}) == {}
assert shelf_mark_conflicts({"Emma": "A1"}, {"Ivanhoe": "B2"}) == {}
assert shelf_mark_conflicts({"Emma": "A1", "Dune": "c3"}, {"Dune": "C4", "Emma": "A1"}) == {
    "Dune": ("c3", "C4")
}
assert shelf_mark_conflicts({"Dune": "k"}, {"Emma": "k", "Dune": "m"}) == {"Dune": ("k", "m")}
assert list(shelf_mark_conflicts({"x": "1", "y": "2"}, {"y": "5", "z": "6", "x": "7"}).items()) == [
    ("y", ("2", "5")),
    ("x", ("1", "7")),
]
assert shelf_mark_conflicts({}, {}) == {}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
