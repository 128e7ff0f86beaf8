"""A hospital lists beds as a dict from bed to (ward, free), free being True or False, and patients
as (name, ward, urgent) in order of arrival. First all urgent patients and then the others get the
alphabetically first free bed of their ward, each group in order of arrival; an urgent patient for
whom the ward has no free bed gets the alphabetically first free bed of the ward that has the most
free beds at this moment, the alphabetically first ward among equals, unless fewer than the given
reserve would then remain free there. Return (dict from patient to bed in order of assignment, dict
from ward to the number of beds still free for every ward, in alphabetical order; list of the
patients without a bed in order of arrival)."""


def hospital_bed_plan(beds, patients, reserve):
    free = {}
    for bed in sorted(beds):
        ward, available = beds[bed]
        wards = free.setdefault(ward, [])
        if available:
            wards.append(bed)
    assigned = {}
    queue = sorted(patients, key=lambda patient: not patient[2])
    for name, ward, urgent in queue:
        if free.get(ward):
            assigned[name] = free[ward].pop(0)
            continue
        if not urgent or not free:
            continue
        widest = min(free, key=lambda key: (-len(free[key]), key))
        if len(free[widest]) <= reserve:
            continue
        assigned[name] = free[widest].pop(0)
    counts = {ward: len(free[ward]) for ward in sorted(free)}
    missing = [name for name, _, _ in patients if name not in assigned]
    return (assigned, counts, missing)


assert hospital_bed_plan(
    {"1": ("eye", True), "2": ("eye", False)}, [("a", "eye", False), ("b", "eye", False)], 0
) == (
    {"a": "1"},
    {"eye": 0},
    ["b"],
)
assert hospital_bed_plan({"1": ("eye", True)}, [("a", "eye", False), ("b", "eye", True)], 0) == (
    {"b": "1"},
    {"eye": 0},
    ["a"],
)
assert hospital_bed_plan(
    {"2": ("eye", True), "1": ("eye", True)}, [("a", "ent", True), ("b", "ent", True)], 1
) == (
    {"a": "1"},
    {"eye": 1},
    ["b"],
)
assert hospital_bed_plan({"2": ("eye", True)}, [("a", "ent", False)], 0) == ({}, {"eye": 1}, ["a"])
assert hospital_bed_plan(
    {"4": ("ent", True), "3": ("eye", True), "5": ("ear", True), "6": ("ear", False)},
    [("a", "x", True), ("b", "x", True)],
    0,
) == ({"a": "5", "b": "4"}, {"ear": 0, "ent": 0, "eye": 1}, [])
assert hospital_bed_plan({}, [("a", "eye", True)], 0) == ({}, {}, ["a"])
assert hospital_bed_plan(
    {"1": ("ear", True), "2": ("eye", True), "3": ("eye", True)}, [("z", "ent", True)], 0
) == ({"z": "2"}, {"ear": 1, "eye": 1}, [])
assert list(hospital_bed_plan({"1": ("eye", False), "2": ("ear", False)}, [], 0)[1]) == [
    "ear",
    "eye",
]
assert hospital_bed_plan({"2": ("eye", True), "1": ("eye", True)}, [("a", "eye", True)], 1) == (
    {"a": "1"},
    {"eye": 1},
    [],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
