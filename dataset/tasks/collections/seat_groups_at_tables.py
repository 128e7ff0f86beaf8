"""Groups arrive in order with their (name, persons), and tables are given as (label, seats): each
group gets the free table with the fewest seats that still holds all its persons, the first listed
one among equals, and no table is shared. Return (dict from group name to table label, list of the
names turned away), both in order of arrival."""


def seat_groups_at_tables(groups, tables):
    free = sorted(tables, key=lambda table: table[1])
    seated = {}
    rejected = []
    for name, persons in groups:
        fitting = [table for table in free if table[1] >= persons]
        if fitting:
            seated[name] = fitting[0][0]
            free.remove(fitting[0])
        else:
            rejected.append(name)
    return (seated, rejected)


assert seat_groups_at_tables([("a", 2), ("b", 4)], [("t4", 4), ("t2", 2)]) == (
    {"a": "t2", "b": "t4"},
    [],
)
assert seat_groups_at_tables([("a", 3)], [("t6", 6), ("t4", 4)]) == ({"a": "t4"}, [])
assert seat_groups_at_tables([("a", 5)], [("t4", 4)]) == ({}, ["a"])
assert seat_groups_at_tables([("a", 2), ("b", 2), ("c", 1)], [("y", 2), ("x", 2)]) == (
    {"a": "y", "b": "x"},
    ["c"],
)
assert seat_groups_at_tables([("a", 4)], [("t4", 4)]) == ({"a": "t4"}, [])
assert seat_groups_at_tables([], [("t4", 4)]) == ({}, [])
assert seat_groups_at_tables([("a", 9), ("b", 1)], [("t2", 2)]) == ({"b": "t2"}, ["a"])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
