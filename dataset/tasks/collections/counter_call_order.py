"""A bakery counter draws numbered tickets and calls them in order, but tickets of the set of
regulars are called before all other waiting tickets, lowest number first within each kind, and
after three regulars in a row one other waiting ticket is called, if there is any. Given the waiting
tickets in any order, return the order of the calls."""


def counter_call_order(waiting, regulars):
    first = sorted(ticket for ticket in waiting if ticket in regulars)
    others = sorted(ticket for ticket in waiting if ticket not in regulars)
    calls = []
    row = 0
    for _ in waiting:
        if first and (row < 3 or not others):
            calls.append(first.pop(0))
            row += 1
        else:
            calls.append(others.pop(0))
            row = 0
    return calls


assert counter_call_order([5, 3, 4], {4}) == [4, 3, 5]
assert counter_call_order([1, 2, 3, 4, 5, 6], {2, 3, 4, 5}) == [2, 3, 4, 1, 5, 6]
assert counter_call_order([4, 3, 2, 1], {1, 2, 3, 4}) == [1, 2, 3, 4]
assert counter_call_order([1, 2, 3, 4, 5, 6, 7, 8, 9], {1, 2, 3, 4, 5, 6, 7}) == [
    1,
    2,
    3,
    8,
    4,
    5,
    6,
    9,
    7,
]
assert counter_call_order([2, 1], set()) == [1, 2]
assert counter_call_order([], {1}) == []
assert counter_call_order([9, 8, 7], {8, 9, 7, 1}) == [7, 8, 9]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
