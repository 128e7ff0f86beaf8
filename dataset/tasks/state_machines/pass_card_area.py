"""Guess whether a card user is inside after the readings at a gate, a string of "i" (entered) and
"o" (left): the user is outside first, and two equal readings in a row are a mistake of which the
second is ignored, but a third equal one locks the card. Return "in", "out" or "locked"."""


def pass_card_area(readings):
    if "iii" in readings or "ooo" in readings:
        return "locked"
    return "in" if readings.endswith("i") else "out"


assert pass_card_area("") == "out"
assert pass_card_area("i") == "in"
assert pass_card_area("io") == "out"
assert pass_card_area("iioo") == "out"
assert pass_card_area("iooii") == "in"
assert pass_card_area("iiio") == "locked"
assert pass_card_area("ioooi") == "locked"
assert pass_card_area("oi") == "in"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
