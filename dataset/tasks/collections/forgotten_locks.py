"""A log holds (time, action, resource, owner) entries in order of time with the actions "lock"
and "unlock". A lock of a resource that is already locked is ignored, and only the owner of a
lock can unlock it. Return the (resource, owner, age) of all locks still held at the given time
that are at least the given age old, the oldest first and by resource among equals; later entries
do not count."""


def forgotten_locks(log, now, age):
    held = {}
    for time, action, resource, owner in log:
        if time > now:
            break
        if action == "lock":
            held.setdefault(resource, (time, owner))
        elif resource in held and held[resource][1] == owner:
            del held[resource]
    old = []
    for resource, (time, owner) in held.items():
        if now - time >= age:
            old.append((time, resource, owner))
    return [(resource, owner, now - time) for time, resource, owner in sorted(old)]


assert forgotten_locks([(1, "lock", "a", "x"), (2, "unlock", "a", "x")], 9, 0) == []
assert forgotten_locks([(1, "lock", "a", "x")], 9, 8) == [("a", "x", 8)]
assert forgotten_locks([(1, "lock", "a", "x")], 9, 9) == []
assert forgotten_locks([(1, "lock", "a", "x"), (2, "lock", "a", "y")], 9, 0) == [("a", "x", 8)]
assert forgotten_locks([(1, "lock", "a", "x"), (2, "unlock", "a", "y")], 9, 0) == [("a", "x", 8)]
assert forgotten_locks(
    [(2, "lock", "c", "y"), (3, "lock", "b", "x"), (3, "lock", "a", "x")], 4, 1
) == [
    ("c", "y", 2),
    ("a", "x", 1),
    ("b", "x", 1),
]
assert forgotten_locks([(1, "lock", "a", "x"), (5, "unlock", "a", "x")], 4, 1) == [("a", "x", 3)]
assert forgotten_locks([(1, "lock", "a", "x"), (5, "unlock", "a", "x")], 5, 1) == []
assert forgotten_locks([(1, "unlock", "a", "x"), (2, "lock", "a", "x")], 2, 0) == [("a", "x", 0)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
