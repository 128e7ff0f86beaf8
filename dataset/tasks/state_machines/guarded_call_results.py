"""A client calls a service through a guard: calls are (second, succeeds) pairs in order of time.
After the given number of failed calls in a row the guard blocks all calls that come less than pause
seconds after the last failure; the first call after that is a trial, which lifts the block when it
succeeds and renews it from its own second when it fails. Return for each call "ok", "failed" or
"blocked"; blocked calls count as neither failed nor successful."""


def guarded_call_results(calls, threshold, pause):
    results = []
    failures = 0
    last_failure = None
    for second, succeeds in calls:
        if failures >= threshold and second < last_failure + pause:
            results.append("blocked")
        elif succeeds:
            failures = 0
            results.append("ok")
        else:
            failures += 1
            last_failure = second
            results.append("failed")
    return results


assert guarded_call_results([(0, True), (1, False), (2, True)], 2, 10) == ["ok", "failed", "ok"]
assert guarded_call_results(
    [(1, False), (2, False), (11, True), (12, True), (13, True)], 2, 10
) == ["failed", "failed", "blocked", "ok", "ok"]
assert guarded_call_results(
    [(1, False), (2, False), (12, False), (21, True), (22, True)], 2, 10
) == ["failed", "failed", "failed", "blocked", "ok"]
assert guarded_call_results(
    [(1, False), (2, True), (3, False), (4, True), (5, False), (6, False), (7, True)], 2, 10
) == ["failed", "ok", "failed", "ok", "failed", "failed", "blocked"]
assert guarded_call_results(
    [(1, False), (2, False), (12, True), (13, False), (14, True)], 2, 10
) == ["failed", "failed", "ok", "failed", "ok"]
assert guarded_call_results([(5, False), (6, True)], 1, 2) == ["failed", "blocked"]
assert guarded_call_results([(5, False), (6, True)], 1, 1) == ["failed", "ok"]
assert guarded_call_results([(4, False), (5, False), (6, False), (7, True)], 3, 9) == [
    "failed",
    "failed",
    "failed",
    "blocked",
]
assert guarded_call_results([], 1, 1) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
