"""Check a device address of six pairs of hexadecimal digits, in any case, with the same separator,
":" or "-", between all pairs or no separator at all. The lowest bit of the first pair must be 0,
not all digits may be 0, and the case of the letters must not be mixed; return True or False."""

import re


def is_device_address(text):
    if not re.fullmatch(r"[0-9A-Fa-f]{2}([:-]?)[0-9A-Fa-f]{2}(?:\1[0-9A-Fa-f]{2}){4}", text):
        return False
    if text != text.lower() and text != text.upper():
        return False
    return text[1] in "02468aceACE" and text.strip("0:-") != ""


assert is_device_address("00:1b:44:11:3a:b7") is True
assert is_device_address("0E-1B-44-11-3A-B7") is True
assert is_device_address("001B44113AB7") is True
assert is_device_address("00:1b:44-11:3a:b7") is False
assert is_device_address("00:1B:44:11:3a:b7") is False
assert is_device_address("01:1b:44:11:3a:b8") is False
assert is_device_address("000000000000") is False
assert is_device_address("00:1b:44:11:3a") is False
assert is_device_address("0g:1b:44:11:3a:b7") is False
assert is_device_address("00:00:00:00:00:01") is True

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
