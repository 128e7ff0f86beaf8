"""Check a container code of four capital letters and seven digits whose last digit is a check
digit. Each letter has a value that counts up from 10 at A and leaves out the multiples of 11; value
times 2 to the power of the position (from 0) is summed over the first ten characters, and the
remainder by 11, with 10 counted as 0, must equal the check digit. Anything of another form is
invalid."""

import re
from string import ascii_uppercase


def container_code_valid(code):
    if not re.fullmatch(r"[A-Z]{4}[0-9]{7}", code):
        return False
    total = 0
    for position, character in enumerate(code[:10]):
        if character.isdigit():
            value = int(character)
        else:
            place = ascii_uppercase.index(character)
            value = 10 + place + (place + 9) // 10
        total += value << position
    return total % 11 % 10 == int(code[10])


assert container_code_valid("CSQU3054383") is True
assert container_code_valid("CSQU3054384") is False
assert container_code_valid("TGHU7599330") is True
assert container_code_valid("tghu7599330") is False
assert container_code_valid("TGHU759933") is False
assert container_code_valid("TGHU75993300") is False
assert container_code_valid("ABKL0000005") is True
assert container_code_valid("UVZA0000002") is True
assert container_code_valid("") is False
assert container_code_valid("CAAA0000000") is True

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
