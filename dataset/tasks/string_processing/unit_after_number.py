"""Put exactly one space between a number and the unit behind it: a run of digits, perhaps with a
single "." or "," inside, that is followed by one of the given units, directly or after spaces,
where no letter or digit follows the unit. The longest unit that fits counts, "%" is never separated
but pulled to the number if it is among the units, and numbers directly behind a letter are left
alone."""

import re


def unit_after_number(text, units):
    if not units:
        return text
    longest_first = sorted(units, key=len, reverse=True)
    options = "|".join(re.escape(unit) for unit in longest_first)

    def spaced(match):
        number, unit = match.groups()
        return number + unit if unit == "%" else f"{number} {unit}"

    pattern = rf"(?<![A-Za-z0-9.,])([0-9]+(?:[.,][0-9]+)?) *({options})(?![A-Za-z0-9])"
    return re.sub(pattern, spaced, text)


assert unit_after_number("5km in 20  min", ["km", "min"]) == "5 km in 20 min"
assert unit_after_number("1.5kg, 2,5g", ["g", "kg"]) == "1.5 kg, 2,5 g"
assert unit_after_number("30 % of 5%", ["%"]) == "30% of 5%"
assert unit_after_number("30 % 4m", ["m"]) == "30 % 4 m"
assert unit_after_number("5mm 6m2 7m", ["m"]) == "5mm 6m2 7 m"
assert unit_after_number("A5m B 5m", ["m"]) == "A5m B 5 m"
assert unit_after_number("3 4", []) == "3 4"
assert unit_after_number("5m/s", ["m", "m/s"]) == "5 m/s"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
