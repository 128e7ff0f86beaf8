"""A cache was filled by (time, key, value) writes in order of time, and an entry lives while its
age is less than the given lifetime, counted from the key's last write. Return a dict of the entries
alive at the given moment, ignoring writes after that moment; a write of the value None removes the
key."""


def live_cache_entries(writes, moment, lifetime):
    latest = {}
    for time, key, value in writes:
        if time <= moment:
            latest[key] = (time, value)
    return {
        key: value
        for key, (time, value) in latest.items()
        if value is not None and moment - time < lifetime
    }


assert live_cache_entries([(1, "a", 5), (4, "b", 6)], 6, 4) == {"b": 6}
assert live_cache_entries([(1, "a", 5)], 4, 3) == {}
assert live_cache_entries([(1, "a", 5)], 3, 3) == {"a": 5}
assert live_cache_entries([(1, "a", 5), (3, "a", 7)], 4, 3) == {"a": 7}
assert live_cache_entries([(1, "a", 5), (3, "a", None)], 3, 9) == {}
assert live_cache_entries([(1, "a", 5), (3, "a", 7)], 2, 9) == {"a": 5}
assert live_cache_entries([(2, "a", 0)], 2, 1) == {"a": 0}
assert live_cache_entries([], 0, 5) == {}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
