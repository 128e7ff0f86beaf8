"""Add up durations such as "1:30", "-0:45" or "12:05" (hours and two-digit minutes, optionally with
a sign "-" or "+") and return the sum in the same form, "-" only for a negative sum and never "+",
with hours written without leading zeros. A duration with more than 59 minutes or of another form
makes the result None; no durations give "0:00"."""

import re


def signed_duration_sum(durations):
    total = 0
    for duration in durations:
        match = re.fullmatch(r"([-+]?)([0-9]+):([0-5][0-9])", duration)
        if not match:
            return None
        sign, hours, minutes = match.groups()
        size = int(hours) * 60 + int(minutes)
        total += -size if sign == "-" else size
    prefix = "-" if total < 0 else ""
    hours, minutes = divmod(abs(total), 60)
    return f"{prefix}{hours}:{minutes:02d}"


assert signed_duration_sum(["1:30", "0:45"]) == "2:15"
assert signed_duration_sum(["1:30", "-2:00"]) == "-0:30"
assert signed_duration_sum(["+0:59", "0:01"]) == "1:00"
assert signed_duration_sum(["10:05", "-10:05"]) == "0:00"
assert signed_duration_sum([]) == "0:00"
assert signed_duration_sum(["1:60"]) is None
assert signed_duration_sum(["1:5"]) is None
assert signed_duration_sum(["0:00", "-0:01"]) == "-0:01"
assert signed_duration_sum(["007:09"]) == "7:09"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
