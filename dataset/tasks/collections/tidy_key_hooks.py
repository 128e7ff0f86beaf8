"""Spare keys hang on hooks given as a dict from hook to key name, with None for an empty hook.
Return a new dict in which every key hangs on the first hook, in the order of the dict, that holds
it in the given one, and any further hook with the same key is empty; keys in the set of lost keys
hang nowhere."""


def tidy_key_hooks(hooks, lost):
    seen = set(lost)
    tidy = {}
    for hook, key in hooks.items():
        tidy[hook] = None if key in seen else key
        seen.add(key)
    return tidy


assert tidy_key_hooks({1: "shed", 2: "attic", 3: "shed"}, set()) == {1: "shed", 2: "attic", 3: None}
assert tidy_key_hooks({1: "shed", 2: "attic"}, {"shed"}) == {1: None, 2: "attic"}
assert tidy_key_hooks({1: None, 2: None}, set()) == {1: None, 2: None}
assert tidy_key_hooks({}, {"shed"}) == {}
assert list(tidy_key_hooks({3: "a", 1: "b"}, {"b"}).items()) == [(3, "a"), (1, None)]
assert tidy_key_hooks({1: "a", 2: "a", 3: "a"}, {"b"}) == {1: "a", 2: None, 3: None}
assert tidy_key_hooks({1: None, 2: "a"}, {"a"}) == {1: None, 2: None}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
