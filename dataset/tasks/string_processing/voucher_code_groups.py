"""Check and tidy a voucher code that a customer typed: spaces and hyphens go, small letters become
capitals, "O" becomes "0" and "I" and "L" become "1". The rest must be 12 characters from the digits
and the letters A to H, the last of which is a check: the sum of the values of the other eleven,
digits for themselves and A to H as 10 to 17, each times its place counted from 1, must leave the
value of the last when divided by 18. Return the code in groups of four joined by hyphens, "length"
when there are not 12 characters, "character" followed by a space and the place of the first one
that is not allowed, and "check" when only that is wrong; the length is looked at first."""


def voucher_code_groups(typed):
    values = "0123456789ABCDEFGH"
    code = ""
    for char in typed.upper():
        if char in " -":
            continue
        if char == "O":
            char = "0"
        elif char in "IL":
            char = "1"
        code += char
    if len(code) != 12:
        return "length"
    total = 0
    for place, char in enumerate(code[:11], 1):
        if char not in values:
            return f"character {place}"
        total += place * values.index(char)
    if code[11] not in values:
        return "character 12"
    if values.index(code[11]) != total % 18:
        return "check"
    return f"{code[:4]}-{code[4:8]}-{code[8:]}"


assert voucher_code_groups("1000 0000 0001") == "1000-0000-0001"
assert voucher_code_groups("h-ooo oooo oooh") == "H000-0000-000H"
assert voucher_code_groups("i00000000 LB6") == "1000-0000-01B6"
assert voucher_code_groups("0000 0000 0001") == "check"
assert voucher_code_groups("000J 0000 000Z") == "character 4"
assert voucher_code_groups("0000 0000 000Z") == "character 12"
assert voucher_code_groups("0000 0000 00?0") == "character 11"
assert voucher_code_groups("0000 0000 000") == "length"
assert voucher_code_groups("J000 0000 00000") == "length"
assert voucher_code_groups("0200 0000 0004") == "0200-0000-0004"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
