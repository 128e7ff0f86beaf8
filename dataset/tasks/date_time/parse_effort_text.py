"""Read a piece of text such as "1w 2d 3h 15m" as working minutes, where a week has 5 days and a day
8 hours. The parts are whole numbers directly followed by a unit, separated by single spaces, and
come from the largest unit to the smallest without repetition; return None for anything else,
including an empty text."""

import re


def parse_effort_text(text):
    match = re.fullmatch(r"(\d+w)?( ?\d+d)?( ?\d+h)?( ?\d+m)?", text, re.ASCII)
    if not match:
        return None
    parts = [part.strip() for part in match.groups() if part]
    if not parts or " ".join(parts) != text:
        return None
    sizes = {"w": 5 * 8 * 60, "d": 8 * 60, "h": 60, "m": 1}
    return sum(int(part[:-1]) * sizes[part[-1]] for part in parts)


assert parse_effort_text("1w 2d 3h 15m") == 3555
assert parse_effort_text("2d") == 960
assert parse_effort_text("90m") == 90
assert parse_effort_text("1h30m") is None
assert parse_effort_text("3h 2d") is None
assert parse_effort_text("1w 30m") == 2430
assert parse_effort_text("") is None
assert parse_effort_text("2h 5m") == 125
assert parse_effort_text("2w  1h") is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
