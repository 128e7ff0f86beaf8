"""Bring a car registration into a standard form: letters become capitals, all characters other than
A-Z and 0-9 are dropped, and a hyphen is put wherever a letter meets a digit or a digit a letter.
Return None when fewer than 2 or more than 8 letters and digits are left, or when they are all of
one kind."""


def registration_text(text):
    plate = ""
    length = 0
    for character in text.upper():
        is_digit = "0" <= character <= "9"
        if not is_digit and not "A" <= character <= "Z":
            continue
        if plate and plate[-1].isdigit() != is_digit:
            plate += "-"
        plate += character
        length += 1
    return plate if length <= 8 and "-" in plate else None


assert registration_text("w 123 ab") == "W-123-AB"
assert registration_text("ab-12.3") == "AB-123"
assert registration_text("a1") == "A-1"
assert registration_text("A") is None
assert registration_text("ABC") is None
assert registration_text("12/34") is None
assert registration_text("abcd1234") == "ABCD-1234"
assert registration_text("abcd12345") is None
assert registration_text("1a2 b!") == "1-A-2-B"
assert registration_text("zé9@[0") == "Z-90"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
