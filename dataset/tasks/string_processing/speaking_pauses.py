"""Estimate how long a text takes to read aloud, in tenths of a second: each word, separated by
spaces, takes 3 and 1 more for each letter or digit after its sixth, and a word that consists of
digits only takes 2 for each digit instead. After a word that ends with a comma, semicolon or colon
there is a pause of 2, with ".", "!" or "?" one of 6, and with "..." one of 10; there is no pause
after the last word."""


def speaking_pauses(text):
    total = 0
    pause = 0
    for word in text.split():
        total += pause
        letters = sum(char.isalnum() for char in word)
        if word.isdigit():
            total += 2 * letters
        else:
            total += 3 + max(0, letters - 6)
        if word.endswith("..."):
            pause = 10
        elif word[-1] in ".!?":
            pause = 6
        elif word[-1] in ",;:":
            pause = 2
        else:
            pause = 0
    return total


assert speaking_pauses("Well, come in") == 11
assert speaking_pauses("Go. Now! Why? So") == 30
assert speaking_pauses("Er... no") == 16
assert speaking_pauses("a; b: c") == 13
assert speaking_pauses("mother mothers, grand-mother.") == 3 + 4 + 2 + 8
assert speaking_pauses("120 go") == 9
assert speaking_pauses("12, 12") == 9
assert speaking_pauses("end.") == 3
assert speaking_pauses("") == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
