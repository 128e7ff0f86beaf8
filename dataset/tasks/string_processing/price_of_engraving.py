"""Compute the price of engraving a text on a ring: each letter costs 4, each digit 3, any other
character except a space 6, and a space nothing. A character that also occurs earlier in the text,
in the same case, costs 1 less than it would, texts with more than 20 characters that are not spaces
cannot be engraved, which is None, and otherwise the price is at least 15, unless there is nothing
to engrave, which costs 0."""


def price_of_engraving(text):
    marks = text.replace(" ", "")
    if not marks:
        return 0
    if len(marks) > 20:
        return None
    price = 0
    for index, char in enumerate(marks):
        if char.isalpha():
            price += 4
        elif char.isdigit():
            price += 3
        else:
            price += 6
        if char in marks[:index]:
            price -= 1
    return max(price, 15)


assert price_of_engraving("Ida & Bo") == 26
assert price_of_engraving("Anna 11") == 4 + 4 + 3 + 4 + 3 + 2
assert price_of_engraving("A a a") == 15
assert price_of_engraving("++--") == 22
assert price_of_engraving("abcd") == 16
assert price_of_engraving("1") == 15
assert price_of_engraving("  ") == 0
assert price_of_engraving("aaaaa aaaaa aaaaa aaaaa") == 61
assert price_of_engraving("aaaaa aaaaa aaaaa aaaaaa") is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
