"""Write out a list of serial numbers in which spans are shortened: entries are separated by commas,
and an entry such as "A08-A11" stands for A08, A09, A10 and A11. In a span the letters before the
digits of the second number may be left out, as in "A08-11", its digits have the width of the first
number's, and the end is included; spaces around entries do not count and empty entries are skipped.
A span that runs downwards, or that has different letters on both sides, gives the text of the entry
as it stands."""

import re


def serial_span_list(text):
    serials = []
    for entry in text.split(","):
        entry = entry.strip()
        match = re.fullmatch(r"([A-Z]*)([0-9]+)-([A-Z]*)([0-9]+)", entry)
        if not entry:
            continue
        if match is None:
            serials.append(entry)
            continue
        letters, first, other, last = match.groups()
        if other not in ("", letters) or int(last) < int(first):
            serials.append(entry)
            continue
        for number in range(int(first), int(last) + 1):
            serials.append(letters + str(number).zfill(len(first)))
    return serials


assert serial_span_list("A08-A11") == ["A08", "A09", "A10", "A11"]
assert serial_span_list("B7, A08-10 ,C") == ["B7", "A08", "A09", "A10", "C"]
assert serial_span_list("9-12") == ["9", "10", "11", "12"]
assert serial_span_list("A3-A3,, ") == ["A3"]
assert serial_span_list("A5-A4") == ["A5-A4"]
assert serial_span_list("A5-B6,5-Z6") == ["A5-B6", "5-Z6"]
assert serial_span_list("X007-9") == ["X007", "X008", "X009"]
assert serial_span_list("") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
