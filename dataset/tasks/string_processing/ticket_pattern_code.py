"""Write a departure code by a pattern: in the pattern "d" stands for the next digit and "l" for the
next letter of the given raw text, in capitals, and every other character for itself. Digits and
letters of the raw text are taken separately, each from the left; when there are too few of a kind,
"0" and "X" are used instead, and when any are left over at the end, None is returned. Characters of
the raw text that are neither are ignored."""


def ticket_pattern_code(pattern, raw):
    digits = [char for char in raw if char.isdigit()]
    letters = [char.upper() for char in raw if char.isalpha()]
    code = ""
    for char in pattern:
        if char == "d":
            code += digits.pop(0) if digits else "0"
        elif char == "l":
            code += letters.pop(0) if letters else "X"
        else:
            code += char
    if digits or letters:
        return None
    return code


assert ticket_pattern_code("ll-dd", "a1b2") == "AB-12"
assert ticket_pattern_code("d/lD", "x 7") == "7/XD"
assert ticket_pattern_code("ldl", "k") == "K0X"
assert ticket_pattern_code("ld", "ab1") is None
assert ticket_pattern_code("ld", "a12") is None
assert ticket_pattern_code("-", "") == "-"
assert ticket_pattern_code("", "1") is None
assert ticket_pattern_code("", " -") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
