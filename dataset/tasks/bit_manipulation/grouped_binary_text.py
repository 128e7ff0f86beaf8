"""Write the lowest bits of a non-negative word, as many as the given width, as binary digits with
the highest bit first, and put an underscore between groups of the given size, counted from the
lowest bit. A word that needs more bits than the width gets a leading "+"; the width and the group
size are at least 1."""


def grouped_binary_text(word, width, size):
    digits = []
    for position in range(width):
        if position > 0 and position % size == 0:
            digits.append("_")
        digits.append("1" if word >> position & 1 else "0")
    if word >> width:
        digits.append("+")
    return "".join(reversed(digits))


assert grouped_binary_text(0b1011, 8, 4) == "0000_1011"
assert grouped_binary_text(0b1011, 4, 4) == "1011"
assert grouped_binary_text(0b1011, 5, 2) == "0_10_11"
assert grouped_binary_text(0b1011, 3, 2) == "+0_11"
assert grouped_binary_text(0b1011, 4, 1) == "1_0_1_1"
assert grouped_binary_text(0, 1, 3) == "0"
assert grouped_binary_text(8, 3, 8) == "+000"
assert grouped_binary_text(7, 3, 3) == "111"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
