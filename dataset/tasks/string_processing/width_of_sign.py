"""Compute the width of a shop sign in millimetres: capital letters are 60 wide, small letters 45,
but "i", "j", "l" and "I" 20 and "m" and "w" 67 and "M" and "W" 90, a digit 50, a space 30 and any
other character 25. Between two characters next to each other that are not spaces lies a gap of 8,
the first and last characters have no gap outside, and spaces at the ends of the text are left off;
an empty sign is 0 wide."""


def width_of_sign(text):
    text = text.strip()
    total = 0
    before = " "
    for char in text:
        if char in "ijlI":
            width = 20
        elif char.isalpha():
            width = 60 if char.isupper() else 45
            if char in "mwMW":
                width += width // 2
        elif char.isdigit():
            width = 50
        else:
            width = 30 if char == " " else 25
        if char != " " and before != " ":
            total += 8
        total += width
        before = char
    return total


assert width_of_sign("Bar") == 60 + 8 + 45 + 8 + 45
assert width_of_sign("Im il") == 20 + 8 + 67 + 30 + 20 + 8 + 20
assert width_of_sign("W w") == 90 + 30 + 67
assert width_of_sign(" No. 7 ") == 60 + 8 + 45 + 8 + 25 + 30 + 50
assert width_of_sign("Mj") == 90 + 8 + 20
assert width_of_sign("a  b") == 45 + 60 + 45
assert width_of_sign("L") == 60
assert width_of_sign("  ") == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
