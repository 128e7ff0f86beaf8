"""People tick any number of options in a survey, recorded as (person, option) pairs. Return one row
per person in order of first appearance: the name, then for each of the given options 1 if it was
ticked and 0 if not, then the number of ticked options that are not among the given ones, each
counted once."""


def answer_matrix_rows(ticks, options):
    ticked = {}
    for person, option in ticks:
        ticked.setdefault(person, set()).add(option)
    rows = []
    for person, chosen in ticked.items():
        marks = [1 if option in chosen else 0 for option in options]
        rows.append([person, *marks, len(chosen) - sum(marks)])
    return rows


assert answer_matrix_rows([("ann", "x"), ("ann", "y"), ("bob", "y")], ["x", "y"]) == [
    ["ann", 1, 1, 0],
    ["bob", 0, 1, 0],
]
assert answer_matrix_rows([("ann", "z"), ("ann", "w"), ("ann", "x")], ["x"]) == [["ann", 1, 2]]
assert answer_matrix_rows([("ann", "z"), ("ann", "z")], ["x"]) == [["ann", 0, 1]]
assert answer_matrix_rows([("ann", "x"), ("ann", "x")], ["x"]) == [["ann", 1, 0]]
assert answer_matrix_rows([], ["x"]) == []
assert answer_matrix_rows([("bob", "x"), ("ann", "x")], []) == [["bob", 1], ["ann", 1]]
assert answer_matrix_rows([("a", "p"), ("b", "q"), ("a", "q")], ["q", "r"]) == [
    ["a", 1, 0, 1],
    ["b", 1, 0, 0],
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
