"""A ring log has overwritten its oldest entries, so that the list of its second stamps rises
strictly from the oldest entry to the end of the list and goes on rising from the start of the list
up to the newest entry; unused slots at the end of a log that never wrapped are None. Return the
newest entries, at most as many as the limit, from old to new; without entries, or with a limit
below 1, the list is empty."""


def ring_log_tail(stamps, limit):
    used = [stamp for stamp in stamps if stamp is not None]
    if not used or limit < 1:
        return []
    start = used.index(min(used))
    return (used[start:] + used[:start])[-limit:]


assert ring_log_tail([70, 80, 90, 40, 50], 9) == [40, 50, 70, 80, 90]
assert ring_log_tail([70, 80, 90, 40, 50], 4) == [50, 70, 80, 90]
assert ring_log_tail([10, 20, 30], 2) == [20, 30]
assert ring_log_tail([10, 20, None, None], 1) == [20]
assert ring_log_tail([90, 20, 30, 40], 2) == [40, 90]
assert ring_log_tail([20, 30, 40], 0) == []
assert ring_log_tail([20, 30, 40], -2) == []
assert ring_log_tail([None, None], 3) == []
assert ring_log_tail([], 3) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
