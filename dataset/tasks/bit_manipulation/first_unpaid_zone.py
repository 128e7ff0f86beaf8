"""The zones of a city are numbered from 0 and one bits in a word stand for the zones a ticket
covers. Return the first zone of a ride, given as a list of zone numbers in travel order, that the
ticket does not cover; zone 0 needs no ticket, and None means that the whole ride is covered."""


def first_unpaid_zone(ticket, ride):
    paid = ticket | 1
    for zone in ride:
        if not (paid >> zone) & 1:
            return zone
    return None


assert first_unpaid_zone(0b0110, [1, 2]) is None
assert first_unpaid_zone(0b0110, [1, 2, 3, 4]) == 3
assert first_unpaid_zone(0b0110, [0, 1, 0]) is None
assert first_unpaid_zone(0, [0, 5]) == 5
assert first_unpaid_zone(0b1000, [3, 2, 1]) == 2
assert first_unpaid_zone(0b1000, []) is None
assert first_unpaid_zone(0b1010, [3, 0, 4, 2]) == 4
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
