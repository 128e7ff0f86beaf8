"""A stamp card is a word whose one bits are the stamped fields, field 0 being the lowest bit, on a
card with the given number of fields. Stamp the lowest empty field and return (new card, False);
when this fills the card, return (0, True), because a new card is handed out, and a card that is
already full or has no fields comes back unchanged as (card, False)."""


def stamp_lowest_field(card, fields):
    full = (1 << fields) - 1
    if card == full:
        return (card, False)
    stamped = card | (card + 1)
    if stamped == full:
        return (0, True)
    return (stamped, False)


assert stamp_lowest_field(0b0011, 4) == (0b0111, False)
assert stamp_lowest_field(0b0101, 4) == (0b0111, False)
assert stamp_lowest_field(0b0111, 4) == (0, True)
assert stamp_lowest_field(0b1111, 4) == (0b1111, False)
assert stamp_lowest_field(0, 0) == (0, False)
assert stamp_lowest_field(0, 1) == (0, True)
assert stamp_lowest_field(0b1011, 4) == (0, True)
assert stamp_lowest_field(0, 3) == (1, False)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
