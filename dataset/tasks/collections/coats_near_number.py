"""A cloakroom tag list maps numbers to coats. When a guest shows a number, return the coats with
the numbers nearest to it as a list, the smaller number first: one coat when the number is in the
dict, otherwise the coat of the next smaller number and that of the next larger one, as far as they
exist."""


def coats_near_number(coats, number):
    below = [tag for tag in coats if tag <= number]
    above = [tag for tag in coats if tag >= number]
    near = set()
    if below:
        near.add(max(below))
    if above:
        near.add(min(above))
    return [coats[tag] for tag in sorted(near)]


assert coats_near_number({3: "red", 5: "blue", 9: "grey"}, 5) == ["blue"]
assert coats_near_number({3: "red", 9: "grey", 5: "blue"}, 6) == ["blue", "grey"]
assert coats_near_number({5: "blue", 3: "red"}, 8) == ["blue"]
assert coats_near_number({5: "blue", 3: "red"}, 1) == ["red"]
assert coats_near_number({}, 4) == []
assert coats_near_number({1: "red", 2: "blue", 7: "tan", 8: "grey"}, 5) == ["blue", "tan"]
assert coats_near_number({4: "red", 6: "blue"}, 4) == ["red"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
