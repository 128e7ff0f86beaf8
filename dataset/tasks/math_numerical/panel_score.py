"""A judge panel gives marks in whole tenths of a point. Drop the given number of highest and the
same number of lowest marks and return the mean of the rest in whole hundredths of a point, halves
rounded up; return None when no mark would be left or the number to drop is negative."""


def panel_score(tenths, dropped):
    if dropped < 0 or len(tenths) <= 2 * dropped:
        return None
    kept = sorted(tenths)[dropped : len(tenths) - dropped]
    return (2 * sum(kept) * 10 + len(kept)) // (2 * len(kept))


assert panel_score([80, 90, 85, 70, 95], 1) == 850
assert panel_score([80, 81, 83], 0) == 813
assert panel_score([80, 81, 82, 82, 81, 81, 81, 81], 0) == 811
assert panel_score([80, 82, 81], 1) == 810
assert panel_score([80, 90], 1) is None
assert panel_score([], 0) is None
assert panel_score([75], 0) == 750
assert panel_score([75, 60], -1) is None
assert panel_score([10, 20, 50, 70, 90, 99], 2) == 600
assert panel_score([80, 81, 81, 81, 81, 81, 81, 80], 0) == 808

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
