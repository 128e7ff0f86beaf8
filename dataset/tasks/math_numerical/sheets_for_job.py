"""Return how many sheets of paper a print job uses: so many pages of the document share one side of
a sheet, and a double-sided job uses both sides. Each copy starts on a new sheet, a job with 0 pages
or 0 copies uses none, and a number of pages per side below 1 counts as 1."""


def sheets_for_job(pages, per_side, double_sided, copies):
    per_sheet = max(per_side, 1) * (2 if double_sided else 1)
    return copies * ((pages + per_sheet - 1) // per_sheet)


assert sheets_for_job(10, 1, False, 1) == 10
assert sheets_for_job(10, 2, False, 1) == 5
assert sheets_for_job(11, 2, False, 1) == 6
assert sheets_for_job(8, 2, True, 1) == 2
assert sheets_for_job(9, 2, True, 3) == 9
assert sheets_for_job(1, 4, True, 2) == 2
assert sheets_for_job(0, 2, False, 5) == 0
assert sheets_for_job(5, 0, False, 2) == 10
assert sheets_for_job(5, 1, True, 0) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
