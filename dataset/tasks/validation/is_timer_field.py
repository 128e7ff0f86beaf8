"""Check one field of a timer entry against a lowest and a highest number: it is a comma-separated
list of parts, each "*", a number, or a range "a-b" with a not above b, and each optionally followed
by "/" and a step of at least 1; a step is not allowed after a single number. Numbers are written in
the digits 0-9 and must lie within the limits, both included, while steps may be larger; return True
or False."""

import re


def is_timer_field(field, lowest, highest):
    for part in field.split(","):
        match = re.fullmatch(r"(?:\*|([0-9]+)(?:-([0-9]+))?)(?:/([0-9]+))?", part)
        if match is None:
            return False
        first, last, step = match.groups()
        if first is not None:
            if int(first) < lowest or int(last or first) > highest:
                return False
            if int(last or first) < int(first):
                return False
            if step is not None and last is None:
                return False
        if step is not None and int(step) < 1:
            return False
    return True


assert is_timer_field("0,15-30/5,*/90", 0, 59) is True
assert is_timer_field("5-5", 0, 59) is True
assert is_timer_field("7-6", 0, 59) is False
assert is_timer_field("1-7", 1, 7) is True
assert is_timer_field("0-7", 1, 7) is False
assert is_timer_field("1-8", 1, 7) is False
assert is_timer_field("*/1", 1, 7) is True
assert is_timer_field("2-4/0", 1, 7) is False
assert is_timer_field("5/2", 0, 59) is False
assert is_timer_field("3,", 0, 59) is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
