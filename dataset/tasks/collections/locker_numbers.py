"""Guests take and return lockers numbered from 1 to the given count: an ("in", name) event gives
the guest the lowest free locker, an ("out", name) event frees it again. Return a list with the
locker number of each event that takes or frees one, and None for an "in" when no locker is free or
the guest already has one and for an "out" without a locker."""


def locker_numbers(events, count):
    held = {}
    numbers = []
    for action, name in events:
        number = None
        if action == "out":
            number = held.pop(name, None)
        elif name not in held:
            free = [n for n in range(1, count + 1) if n not in held.values()]
            if free:
                number = held[name] = free[0]
        numbers.append(number)
    return numbers


assert locker_numbers([("in", "a"), ("in", "b"), ("out", "a"), ("in", "c")], 5) == [1, 2, 1, 1]
assert locker_numbers([("in", "a"), ("in", "b"), ("in", "c")], 2) == [1, 2, None]
assert locker_numbers([("in", "a"), ("in", "a")], 2) == [1, None]
assert locker_numbers([("out", "a"), ("in", "a")], 2) == [None, 1]
assert locker_numbers([("in", "a"), ("out", "a"), ("out", "a")], 2) == [1, 1, None]
assert locker_numbers([("in", "a")], 0) == [None]
assert locker_numbers([], 3) == []
assert locker_numbers([("in", x) for x in "abc"] + [("out", "b"), ("in", "d")], 3) == [
    1,
    2,
    3,
    2,
    2,
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
