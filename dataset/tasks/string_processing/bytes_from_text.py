"""Read a file size such as "1.5 MB" or "300k" as a number of bytes: a number with an optional
decimal part, then optional spaces and an optional unit k, m or g in any case, optionally followed
by "b" or "ib" in any case, or a "b" alone. A unit followed by "ib" counts in steps of 1024 and any
other in steps of 1000; fractions of a byte are cut off, and None is returned for any other text."""

import re


def bytes_from_text(text):
    match = re.fullmatch(r"([0-9]+)(?:\.([0-9]+))? *(?:([kmg])(i?b)?|b)?", text.lower())
    if match is None:
        return None
    whole, decimals, unit, ending = match.groups()
    digits = whole + (decimals or "")
    step = 1024 if ending == "ib" else 1000
    factor = step ** (" kmg".index(unit or " "))
    return int(digits) * factor // 10 ** len(decimals or "")


assert bytes_from_text("1.5 MB") == 1500000
assert bytes_from_text("300k") == 300000
assert bytes_from_text("2KiB") == 2048
assert bytes_from_text("1.25 gib") == 1342177280
assert bytes_from_text("12b") == 12
assert bytes_from_text("0.0009 kB") == 0
assert bytes_from_text("7.9") == 7
assert bytes_from_text("5 ib") is None
assert bytes_from_text(".5k") is None
assert bytes_from_text("1 kBx") is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
