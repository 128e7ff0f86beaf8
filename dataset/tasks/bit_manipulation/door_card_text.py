"""Guests of a hotel have door cards with a word of areas: bit 0 is the entrance, bit 1 the lift,
bit 2 the pool, bit 3 the garage and the bits from 4 on the rooms, bit 4 being room 1. Describe a
card as a text: "blank" when no bit is set; otherwise the names "entrance", "lift", "pool" and
"garage" of its areas and then its rooms as "room N", joined by ", ", where two or more rooms are
written as "rooms N+M+..." in ascending order; more rooms than the given number are only counted, as
in "9 rooms". A card with rooms but without the entrance begins with "faulty: "."""


def door_card_text(card, most_named):
    if card == 0:
        return "blank"
    parts = []
    for bit, name in enumerate(["entrance", "lift", "pool", "garage"]):
        if card >> bit & 1:
            parts.append(name)
    rooms = []
    for index, digit in enumerate(reversed(f"{card >> 4:b}")):
        if digit == "1":
            rooms.append(index + 1)
    if len(rooms) > most_named:
        parts.append(f"{len(rooms)} rooms")
    elif rooms:
        label = "room " if len(rooms) == 1 else "rooms "
        parts.append(label + "+".join(str(room) for room in rooms))
    text = ", ".join(parts)
    if rooms and not card & 1:
        return "faulty: " + text
    return text


assert door_card_text(0b0001_0011, 3) == "entrance, lift, room 1"
assert door_card_text(0b1011_0001, 3) == "entrance, rooms 1+2+4"
assert door_card_text(0b1011_0001, 2) == "entrance, 3 rooms"
assert door_card_text(0, 3) == "blank"
assert door_card_text(0b0010_1110, 3) == "faulty: lift, pool, garage, room 2"
assert door_card_text(0b1100, 3) == "pool, garage"
assert door_card_text(0b0011_0001, 2) == "entrance, rooms 1+2"
assert door_card_text(0b0001_0000, 3) == "faulty: room 1"
assert door_card_text(0b0001_0001, 0) == "entrance, 1 rooms"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
