"""Make shelf marks such as "QA 76.9 C3" sortable as plain texts: every run of digits becomes at
least four digits by zeros in front, except a run directly after a "." that itself directly follows
a digit, which stays as it is. Letters become capitals, and each run of spaces becomes one "_", with
none at the ends."""

import re


def shelf_mark_padding(mark):
    result = ""
    for run in re.split(r"([0-9]+)", "_".join(mark.upper().split())):
        if run.isdigit() and not re.search(r"[0-9]\.$", result):
            run = run.zfill(4)
        result += run
    return result


assert shelf_mark_padding("qa 76.9 C3") == "QA_0076.9_C0003"
assert shelf_mark_padding(" Z  12345 ") == "Z_12345"
assert shelf_mark_padding("a.5") == "A.0005"
assert shelf_mark_padding("1.2.3") == "0001.2.3"
assert shelf_mark_padding("1. 2") == "0001._0002"
assert shelf_mark_padding("12b7") == "0012B0007"
assert shelf_mark_padding("0012") == "0012"
assert shelf_mark_padding("") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
