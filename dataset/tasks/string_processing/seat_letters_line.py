"""Draw a row of seats as a line: "_" for a free seat and the seat's letter for a taken one, letters
from A on, with a "|" for each aisle, which lies behind every seat whose letter is in the given text
of aisle letters, except behind the last seat. Taken seats are given as a text of letters in any
case and order; more than 26 seats, or fewer than 1, give None."""


def seat_letters_line(count, taken, aisles):
    if count < 1 or count > 26:
        return None
    line = ""
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:count]:
        line += letter if letter in taken.upper() else "_"
        if letter in aisles:
            line += "|"
    return line[:-1] if line[-1] == "|" else line


assert seat_letters_line(6, "fA", "C") == "A__|__F"
assert seat_letters_line(4, "", "ABD") == "_|_|__"
assert seat_letters_line(3, "ccz", "C") == "__C"
assert seat_letters_line(1, "A", "A") == "A"
assert seat_letters_line(0, "A", "") is None
assert seat_letters_line(27, "A", "") is None
assert seat_letters_line(26, "z", "X") == "_" * 24 + "|_Z"
assert seat_letters_line(2, "b", "C") == "_B"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
