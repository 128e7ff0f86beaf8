"""Return the number of different lottery numbers, out of 1 up to the given greatest one, that occur
on all tickets but not among the drawn ones. Tickets and the draw are words in which bit n stands
for the number n, bit 0 means nothing, and without any ticket the result is 0."""


def shared_undrawn_count(tickets, drawn, greatest):
    if not tickets:
        return 0
    shared = ~drawn
    for ticket in tickets:
        shared &= ticket
    return sum(shared >> number & 1 for number in range(1, greatest + 1))


assert shared_undrawn_count([0b1110, 0b0110], 0b0010, 3) == 1
assert shared_undrawn_count([0b1111], 0, 3) == 3
assert shared_undrawn_count([0b1111], 0, 2) == 2
assert shared_undrawn_count([], 0b0010, 3) == 0
assert shared_undrawn_count([0b1010, 0b0101], 0, 3) == 0
assert shared_undrawn_count([0b11110], 0b01000, 9) == 3
assert shared_undrawn_count([0b1110, 0b1110], 0b1110, 3) == 0
assert shared_undrawn_count([1], 0, 5) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
