"""A lost property office compares a lost item with found ones, both given as dicts with "kind",
"colour", "day" (a number) and "mark" (a text or None). Only items of the same kind found on the day
of the loss or later count; an equal mark gives 5 points, a mark on both that differs rules the item
out, an equal colour gives 3, and being found less than 3 days after the loss gives 2, less than 8
days 1. Return (points, index) pairs of the items with at least the wanted number of points, the
most points first and equal ones by the earlier day, then by index."""


def found_item_matches(lost, found, wanted):
    matches = []
    for index, item in enumerate(found):
        waited = item["day"] - lost["day"]
        if item["kind"] != lost["kind"] or waited < 0:
            continue
        points = 0
        if item["mark"] is not None and lost["mark"] is not None:
            if item["mark"] != lost["mark"]:
                continue
            points += 5
        if item["colour"] == lost["colour"]:
            points += 3
        if waited < 3:
            points += 2
        elif waited < 8:
            points += 1
        if points >= wanted:
            matches.append((-points, waited, index))
    matches.sort()
    return [(-points, index) for points, _, index in matches]


assert found_item_matches(
    {"kind": "hat", "colour": "red", "day": 10, "mark": None},
    [
        {"kind": "hat", "colour": "red", "day": 12, "mark": None},
        {"kind": "bag", "colour": "red", "day": 12, "mark": None},
    ],
    5,
) == [(5, 0)]
assert found_item_matches(
    {"kind": "hat", "colour": "red", "day": 10, "mark": "AB"},
    [
        {"kind": "hat", "colour": "red", "day": 10, "mark": "XY"},
        {"kind": "hat", "colour": "blue", "day": 13, "mark": "AB"},
    ],
    0,
) == [(6, 1)]
assert found_item_matches(
    {"kind": "hat", "colour": "red", "day": 10, "mark": "AB"},
    [
        {"kind": "hat", "colour": "red", "day": 9, "mark": "AB"},
        {"kind": "hat", "colour": "red", "day": 18, "mark": None},
    ],
    3,
) == [(3, 1)]
assert found_item_matches(
    {"kind": "hat", "colour": "red", "day": 10, "mark": None},
    [
        {"kind": "hat", "colour": "blue", "day": 17, "mark": "Q"},
        {"kind": "hat", "colour": "red", "day": 18, "mark": None},
    ],
    1,
) == [(3, 1), (1, 0)]
assert found_item_matches(
    {"kind": "hat", "colour": "red", "day": 10, "mark": None},
    [
        {"kind": "hat", "colour": "blue", "day": 12, "mark": None},
        {"kind": "hat", "colour": "blue", "day": 11, "mark": None},
        {"kind": "hat", "colour": "blue", "day": 11, "mark": None},
    ],
    2,
) == [(2, 1), (2, 2), (2, 0)]
assert (
    found_item_matches(
        {"kind": "hat", "colour": "red", "day": 10, "mark": None},
        [{"kind": "hat", "colour": "blue", "day": 18, "mark": None}],
        1,
    )
    == []
)
assert found_item_matches({"kind": "hat", "colour": "red", "day": 1, "mark": None}, [], 0) == []
assert found_item_matches(
    {"kind": "hat", "colour": "red", "day": 10, "mark": None},
    [
        {"kind": "hat", "colour": "blue", "day": 10, "mark": None},
        {"kind": "hat", "colour": "red", "day": 25, "mark": None},
    ],
    0,
) == [(3, 1), (2, 0)]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
