"""Two teams count votes hour by hour, given as two lists of totals of equal length. Return the
index of the first hour from which on the first team is ahead by at least the margin in every hour
up to the end, or None when it is not so far ahead in the last hour, or there are no hours."""


def lasting_lead_from(ours, theirs, margin):
    first = None
    for hour, (mine, other) in enumerate(zip(ours, theirs)):
        if mine - other < margin:
            first = None
        elif first is None:
            first = hour
    return first


assert lasting_lead_from([1, 5, 9], [2, 3, 4], 1) == 1
assert lasting_lead_from([5, 5, 9], [2, 6, 4], 3) == 2
assert lasting_lead_from([5, 7, 9], [2, 4, 6], 3) == 0
assert lasting_lead_from([5, 7, 9], [2, 4, 7], 3) is None
assert lasting_lead_from([9, 9, 9, 9], [1, 9, 1, 2], 4) == 2
assert lasting_lead_from([3], [3], 0) == 0
assert lasting_lead_from([], [], 0) is None
assert lasting_lead_from([1, 2, 8, 8], [5, 5, 7, 7], 1) == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
