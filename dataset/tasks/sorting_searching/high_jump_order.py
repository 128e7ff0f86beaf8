"""Rank high jumpers from a dict that maps each name to a list of (height, failures, cleared)
entries with cleared True or False. The higher best cleared height is better, then the fewer
failures at that height, then the fewer failures over all entries, those at greater heights
included, then the name; a jumper who cleared nothing is not ranked. Return the names from best to
worst."""


def high_jump_order(results):
    ranked = []
    for name, entries in results.items():
        cleared = [entry for entry in entries if entry[2]]
        if not cleared:
            continue
        best, failures, _ = max(cleared)
        total = sum(entry[1] for entry in entries)
        ranked.append((-best, failures, total, name))
    return [entry[-1] for entry in sorted(ranked)]


assert high_jump_order({"ann": [(180, 0, True)], "bo": [(185, 2, True)]}) == ["bo", "ann"]
assert high_jump_order({"ann": [(180, 1, True)], "bo": [(180, 0, True)]}) == ["bo", "ann"]
assert high_jump_order(
    {"ann": [(170, 2, True), (180, 1, True)], "bo": [(170, 1, True), (180, 1, True)]}
) == ["bo", "ann"]
assert high_jump_order({"ann": [(180, 0, True), (185, 3, False)], "bo": [(180, 1, True)]}) == [
    "ann",
    "bo",
]
assert high_jump_order(
    {"ann": [(180, 0, True), (185, 3, False)], "bo": [(180, 0, True), (185, 1, False)]}
) == ["bo", "ann"]
assert high_jump_order({"cy": [(180, 0, True)], "bo": [(180, 0, True)]}) == ["bo", "cy"]
assert high_jump_order({"ann": [(180, 3, False)], "bo": [(175, 2, True)]}) == ["bo"]
assert high_jump_order({"ann": [(180, 3, False)], "bo": []}) == []
assert high_jump_order(
    {
        "bo": [(170, 1, True), (180, 0, True)],
        "ann": [(170, 0, True), (180, 0, True), (185, 2, False)],
    }
) == ["bo", "ann"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
