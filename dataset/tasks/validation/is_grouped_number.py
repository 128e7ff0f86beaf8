"""Check whether a text is a whole number or a decimal number with grouped thousands: an optional
"-", then 1 to 3 digits 0-9, then any number of groups of a separator and exactly 3 digits, then
optionally a point and 1 to the given number of decimals. The first group must not begin with 0
unless the number begins with a single 0 and has no further groups, and "-" is not allowed when all
digits are 0; return True or False."""

import re


def is_grouped_number(text, separator, decimals):
    pattern = r"-?(0|[1-9][0-9]{0,2}(?:" + re.escape(separator) + r"[0-9]{3})*)(?:\.([0-9]+))?"
    match = re.fullmatch(pattern, text)
    if match is None or len(match.group(2) or "") > decimals:
        return False
    return text[0] != "-" or any(character in "123456789" for character in text)


assert is_grouped_number("-1,234,567.89", ",", 2) is True
assert is_grouped_number("1 234", " ", 0) is True
assert is_grouped_number("1,234.567", ",", 2) is False
assert is_grouped_number("1234", ",", 2) is False
assert is_grouped_number("12,34", ",", 2) is False
assert is_grouped_number("0,123", ",", 2) is False
assert is_grouped_number("0.0", ",", 2) is True
assert is_grouped_number("-0.00", ",", 2) is False
assert is_grouped_number("-0.01", ",", 2) is True
assert is_grouped_number("9.", ",", 2) is False

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
