"""A client has a number of tokens, full at first: each request takes one, and a request that finds
none is refused. Counted from the last moment at which all tokens were there, one token comes back
after every full interval, but never more than the full number. Given the seconds of the requests in
order, return the list of True (allowed) or False (refused)."""


def refill_rate_limit(seconds, full, interval):
    tokens = full
    since = None
    decisions = []
    for second in seconds:
        while tokens < full and since + interval <= second:
            tokens += 1
            since += interval
        if tokens == full:
            since = second
        allowed = tokens > 0
        if allowed:
            tokens -= 1
        decisions.append(allowed)
    return decisions


assert refill_rate_limit([0, 1, 2], 2, 10) == [True, True, False]
assert refill_rate_limit([0, 1, 9, 10, 11], 2, 10) == [True, True, False, True, False]
assert refill_rate_limit([5, 6, 14, 15], 1, 10) == [True, False, False, True]
assert refill_rate_limit([0, 100, 101, 102], 2, 10) == [True, True, True, False]
assert refill_rate_limit([0, 0, 0], 3, 5) == [True, True, True]
assert refill_rate_limit([5, 5, 15, 20], 2, 10) == [True, True, True, False]
assert refill_rate_limit([3], 0, 5) == [False]
assert refill_rate_limit([], 2, 10) == []
assert refill_rate_limit([0, 1, 25, 25, 34, 35], 2, 10) == [True, True, True, True, False, True]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
