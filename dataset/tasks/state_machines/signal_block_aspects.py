"""A railway line is divided into blocks, each guarded by a signal at its beginning: it shows "red"
when its own block is occupied, "yellow" when the next block is, and "green" otherwise; a broken
signal shows "dark" whatever holds, and the signal before a dark one shows "yellow" when it would
be green. Behind the last block everything is free. Given the list of booleans that say which
blocks are occupied and the set of indices of broken signals, return the list of aspects."""


def signal_block_aspects(occupied, broken):
    aspects = []
    beyond = "green"
    for index in reversed(range(len(occupied))):
        if index in broken:
            aspect = "dark"
        elif occupied[index]:
            aspect = "red"
        elif beyond != "green":
            aspect = "yellow"
        else:
            aspect = "green"
        aspects.insert(0, aspect)
        beyond = aspect if aspect in ("red", "dark") else "green"
    return aspects


assert signal_block_aspects([False, False, True], set()) == ["green", "yellow", "red"]
assert signal_block_aspects([True, False, False], set()) == ["red", "green", "green"]
assert signal_block_aspects([True, True, False], set()) == ["red", "red", "green"]
assert signal_block_aspects([False, False, False], {2}) == ["green", "yellow", "dark"]
assert signal_block_aspects([False, True], {1}) == ["yellow", "dark"]
assert signal_block_aspects([True, False], {0}) == ["dark", "green"]
assert signal_block_aspects([True, False], {1}) == ["red", "dark"]
assert signal_block_aspects([], {0}) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
