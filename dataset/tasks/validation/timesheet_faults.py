"""Check the entries (start, end) of one day's time sheet, in minutes after midnight and in any
order. Return the set of fault words that apply: "reversed" when an entry does not end after it
starts, "outside" when one begins before minute 0 or ends after minute 1440, "overlap" when two
entries share time and "long" when the summed minutes of all entries exceed the limit. Entries that
only touch do not overlap."""


def timesheet_faults(entries, limit):
    faults = set()
    total = 0
    latest = None
    for start, end in sorted(entries):
        if end <= start:
            faults.add("reversed")
        if start < 0 or end > 1440:
            faults.add("outside")
        if latest is not None and start < latest:
            faults.add("overlap")
        latest = end
        total += end - start
    if total > limit:
        faults.add("long")
    return faults


assert timesheet_faults([(480, 720), (720, 900)], 420) == set()
assert timesheet_faults([(480, 720), (719, 900)], 600) == {"overlap"}
assert timesheet_faults([(480, 720), (720, 900)], 419) == {"long"}
assert timesheet_faults([(0, 1440)], 1440) == set()
assert timesheet_faults([(-1, 10)], 600) == {"outside"}
assert timesheet_faults([(1400, 1441)], 600) == {"outside"}
assert timesheet_faults([(500, 500)], 600) == {"reversed"}
assert timesheet_faults([(100, 400), (110, 120), (300, 310)], 600) == {"overlap"}
assert timesheet_faults([(600, 700), (0, 300)], 400) == set()

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
