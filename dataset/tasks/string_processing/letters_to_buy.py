"""Find which letters must be bought to put a sign up, where a box of letters is at hand, each
usable once: return the missing letters in alphabetical order, each followed by its number when it
is more than 1, separated by spaces. Letters are capitals only, small ones are taken as capitals and
other characters need no letter; an M may be turned to serve as a W and a W as an M, which is done
only with letters that are left over."""

from collections import Counter


def letters_to_buy(sign, box):
    needed = Counter(char for char in sign.upper() if char.isalpha())
    stock = Counter(box.upper())
    missing = needed - stock
    spare = stock - needed
    for wanted, turned in (("M", "W"), ("W", "M")):
        missing[wanted] -= min(missing[wanted], spare[turned])
    texts = []
    for letter, count in sorted(missing.items()):
        if count > 1:
            texts.append(f"{letter}{count}")
        elif count == 1:
            texts.append(letter)
    return " ".join(texts)


assert letters_to_buy("Open", "NOE") == "P"
assert letters_to_buy("all sells", "aes") == "L4 S"
assert letters_to_buy("tea-room 2", "oomtear") == ""
assert letters_to_buy("mummy", "uyMww") == ""
assert letters_to_buy("mummy", "uyw") == "M2"
assert letters_to_buy("wow mom", "oomww") == "M"
assert letters_to_buy("www", "mwz") == "W"
assert letters_to_buy("", "abc") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
