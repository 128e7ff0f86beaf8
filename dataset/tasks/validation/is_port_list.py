"""Check a comma-separated list of ports such as "80,443,8000-8100": every entry is a port from 1 to
65535 or a range of two ports whose second is not smaller than its first, written in the digits 0-9
without leading zeros, signs or spaces. The entries must be in ascending order and must not share a
port; return True or False, and False for an empty text."""

import re


def is_port_list(text):
    highest = 0
    for entry in text.split(","):
        match = re.fullmatch(r"(0|[1-9][0-9]*)(?:-([1-9][0-9]*))?", entry)
        if match is None:
            return False
        first = int(match.group(1))
        last = int(match.group(2) or first)
        if first <= highest or last < first:
            return False
        highest = last
    return highest <= 65535


assert is_port_list("80,443,8000-8100") is True
assert is_port_list("1,65535") is True
assert is_port_list("80-65536") is False
assert is_port_list("0,5") is False
assert is_port_list("7-7,8") is True
assert is_port_list("9-8") is False
assert is_port_list("20-30,30") is False
assert is_port_list("443,80") is False
assert is_port_list("") is False
assert is_port_list("80, 443") is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
