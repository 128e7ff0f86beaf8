"""A shop's opening hours are a dict from weekday (Monday is 0) to a list of ascending (open, close)
minutes of that day, open included and close excluded; weekdays without an entry are closed. For a
weekday and a minute return (days, minute) of the first moment, not before the given one, at which
the shop is open, where days counts from the given weekday; return None if that is more than the
given number of days ahead."""


def next_open_minute(hours, weekday, minute, days):
    for ahead in range(days + 1):
        for opening, closing in hours.get((weekday + ahead) % 7, []):
            if ahead:
                return (ahead, opening)
            if minute < closing:
                return (ahead, max(minute, opening))
    return None


assert next_open_minute({0: [(540, 720), (780, 1080)]}, 0, 600, 3) == (0, 600)
assert next_open_minute({0: [(540, 720), (780, 1080)]}, 0, 500, 0) == (0, 540)
assert next_open_minute({0: [(540, 720), (780, 1080)]}, 0, 719, 3) == (0, 719)
assert next_open_minute({0: [(540, 720), (780, 1080)]}, 0, 720, 3) == (0, 780)
assert next_open_minute({0: [(540, 720)], 3: [(600, 660)]}, 0, 900, 3) == (3, 600)
assert next_open_minute({0: [(540, 720)], 3: [(600, 660)]}, 0, 900, 2) is None
assert next_open_minute({5: [(0, 60)], 1: [(0, 120)]}, 5, 60, 6) == (3, 0)
assert next_open_minute({2: [(540, 720)]}, 2, 800, 7) == (7, 540)
assert next_open_minute({}, 4, 0, 9) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
