"""Compute how long a lamp needs to flash a message in Morse signs, in units: the dict gives for
each small letter its signs of "." and "-", a dot lasts 1 and a dash 3, between the signs of a
letter 1 unit is dark, between letters 3, and where one or more spaces separate two words 7.
Characters that the dict does not know, other than spaces, are replaced by the signs of "?", or
skipped when the dict has none for it; no darkness follows the last letter."""


def morse_flash_seconds(message, signs):
    total = 0
    for word in message.lower().split():
        length = 0
        for char in word:
            code = signs.get(char, signs.get("?", ""))
            if not code:
                continue
            if length:
                length += 3
            length += code.count(".") + 3 * code.count("-") + len(code) - 1
        if length == 0:
            continue
        if total:
            total += 7
        total += length
    return total


assert morse_flash_seconds("e", {"e": "."}) == 1
assert morse_flash_seconds("T", {"t": "-"}) == 3
assert morse_flash_seconds("a", {"a": ".-"}) == 5
assert morse_flash_seconds("ate", {"a": ".-", "t": "-", "e": "."}) == 15
assert morse_flash_seconds(" a  te ", {"a": ".-", "t": "-", "e": "."}) == 19
assert morse_flash_seconds("e!e", {"e": ".", "?": "--"}) == 15
assert morse_flash_seconds("!e!e ! e!", {"e": "."}) == 13
assert morse_flash_seconds("", {"e": "."}) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
