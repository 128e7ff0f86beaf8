"""A row of people each hold up to two flags, and the signals are given as words in which each
person has two bits, the left hand in the higher one and the first person in the highest pair.
Return the text of the row for the given number of persons, with "x" for both flags, "<" for only
the left, ">" for only the right and "." for none, where people at the end of the row (on either
side) without flags are left out; nobody with a flag gives "-"."""


def flag_row_text(word, persons):
    text = ""
    for person in range(persons):
        text = ".><x"[word >> (2 * person) & 3] + text
    text = text.strip(".")
    if text == "":
        return "-"
    return text


assert flag_row_text(0b11_10_01, 3) == "x<>"
assert flag_row_text(0b00_10_01_00, 4) == "<>"
assert flag_row_text(0b01_00_11, 3) == ">.x"
assert flag_row_text(0, 4) == "-"
assert flag_row_text(0b1, 0) == "-"
assert flag_row_text(0b10_00_00_01, 2) == ">"
assert flag_row_text(0b0011_1100, 4) == "xx"
assert flag_row_text(0b11_00_00_10, 4) == "x..<"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
