"""Each garment of a load has a care label, a dict that may hold "heat" (highest washing degrees),
"spin" (highest turns) and "dryer" (True or False). Return the label for the whole load: the lowest
heat and spin among the labels that name one, and dryer True only if every label says True; a heat
or spin that no label names is left out. An empty load, or one with a heat of 0 (hand wash), gives
None."""


def mildest_care_label(labels):
    if not labels:
        return None
    load = {}
    for field in ("heat", "spin"):
        named = [label[field] for label in labels if field in label]
        if named:
            load[field] = min(named)
    if load.get("heat") == 0:
        return None
    load["dryer"] = all(label.get("dryer", False) for label in labels)
    return load


assert mildest_care_label([{"heat": 60, "spin": 1200, "dryer": True}]) == {
    "heat": 60,
    "spin": 1200,
    "dryer": True,
}
assert mildest_care_label(
    [{"heat": 60, "spin": 800, "dryer": True}, {"heat": 40, "spin": 1000, "dryer": False}]
) == {"heat": 40, "spin": 800, "dryer": False}
assert mildest_care_label([{"heat": 30}, {"spin": 600, "dryer": True}]) == {
    "heat": 30,
    "spin": 600,
    "dryer": False,
}
assert mildest_care_label([{"dryer": True}, {"dryer": True}]) == {"dryer": True}
assert mildest_care_label([]) is None
assert mildest_care_label([{"heat": 60, "dryer": True}, {"heat": 0}]) is None
assert mildest_care_label([{"heat": 1}, {"spin": 0}]) == {"heat": 1, "spin": 0, "dryer": False}
assert mildest_care_label([{}]) == {"dryer": False}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
