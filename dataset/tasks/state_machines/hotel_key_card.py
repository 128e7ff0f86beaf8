"""A hotel door keeps a number and cards carry a pair (old, new): a card whose new number is the
door's opens it, and one whose old number is the door's opens it too and makes the card's new
number the door's. The third card in a row that does not open it blocks the door for the two cards
that follow, which do not count. Return a string with "o" (opens), "n" (does not) and "b" (blocked)
for the cards; a card with two equal numbers is a master card, which always opens and changes
nothing."""


def hotel_key_card(number, cards):
    text = ""
    failures = 0
    blocked = 0
    for old, new in cards:
        if old == new:
            text += "o"
        elif blocked:
            blocked -= 1
            text += "b"
        elif number in (old, new):
            number = new
            failures = 0
            text += "o"
        else:
            failures += 1
            if failures == 3:
                blocked = 2
                failures = 0
            text += "n"
    return text


assert hotel_key_card(5, [(4, 5), (5, 6), (4, 5)]) == "oon"
assert hotel_key_card(5, [(5, 6), (5, 6), (6, 7), (5, 6)]) == "ooon"
assert hotel_key_card(5, [(1, 2)] * 3 + [(4, 5)] * 3) == "nnnbbo"
assert hotel_key_card(5, [(1, 2)] * 2 + [(4, 5)] + [(1, 2)] * 2 + [(4, 5)]) == "nnonno"
assert hotel_key_card(5, [(1, 2)] * 10) == "nnnbbnnnbb"
assert hotel_key_card(5, [(1, 2)] * 3 + [(8, 8), (4, 5)]) == "nnnob"
assert hotel_key_card(5, [(9, 9), (5, 1), (4, 5)]) == "oon"
assert hotel_key_card(5, [(5, 1), (5, 6), (6, 7), (5, 6), (5, 6)]) == "onnnb"
assert hotel_key_card(5, []) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
