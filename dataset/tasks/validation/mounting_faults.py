"""Check a dict that gives for each part of a machine the part it is mounted on, the base having
None. Return the sorted list of the faulty parts: those mounted on a part that is not in the dict,
those from which following the mountings leads in a circle, and, when there is more than one base,
all bases; parts that lead to a faulty part, other than by a circle, are not faulty for that
reason."""


def mounting_faults(mounted_on):
    bases = [part for part, below in mounted_on.items() if below is None]
    faulty = set(bases if len(bases) > 1 else [])
    for part, below in mounted_on.items():
        if below is not None and below not in mounted_on:
            faulty.add(part)
        seen = set()
        while below in mounted_on and below not in seen:
            seen.add(below)
            below = mounted_on[below]
        if below in seen:
            faulty.add(part)
    return sorted(faulty)


assert mounting_faults({"arm": "body", "body": None}) == []
assert mounting_faults({"arm": "body", "body": None, "leg": "foot"}) == ["leg"]
assert mounting_faults({"a": "b", "b": "a", "c": None}) == ["a", "b"]
assert mounting_faults({"a": "b", "b": "a", "d": "a", "c": None}) == ["a", "b", "d"]
assert mounting_faults({"z": None, "y": None, "x": "y"}) == ["y", "z"]
assert mounting_faults({"a": "a"}) == ["a"]
assert mounting_faults({"a": "b", "b": "gone", "c": "a"}) == ["b"]
assert mounting_faults({}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
