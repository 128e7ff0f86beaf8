"""A row of theatre seats is a word whose one bits are sold seats, seat 0 being the lowest bit, and
only seats below the given width are for sale, while any seat above may be sold already. Count the
free seats that could still be sold if no two visitors who come from now on, and no new and old
visitor, may sit side by side, filling up from seat 0 always with the first seat that is
possible."""


def spaced_seats_left(row, width):
    taken = row
    count = 0
    for seat in range(width):
        near = (taken >> seat) | (taken << 1 >> seat) | (taken >> seat >> 1)
        if near % 2 == 0:
            taken |= 1 << seat
            count += 1
    return count


assert spaced_seats_left(0, 5) == 3
assert spaced_seats_left(0, 4) == 2
assert spaced_seats_left(0b00100, 5) == 2
assert spaced_seats_left(0b10, 3) == 0
assert spaced_seats_left(0b1, 4) == 1
assert spaced_seats_left(0b1000, 3) == 1
assert spaced_seats_left(0, 0) == 0
assert spaced_seats_left(0b100001, 6) == 1
assert spaced_seats_left(0b1000000, 7) == 3
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
