"""Return the greatest number of guests that can be at a small concert at the same time, given a
list of tickets as words of hours (bit h for the hour from h on) and a mask of the hours in which
the hall is open; hours in which it is closed do not count. A hall that is never open gives None,
whatever the tickets."""


def busiest_open_hour_guests(tickets, opened):
    if opened == 0:
        return None
    counts = []
    for hour, digit in enumerate(reversed(f"{opened:b}")):
        if digit == "1":
            counts.append(sum(ticket >> hour & 1 for ticket in tickets))
    return max(counts)


assert busiest_open_hour_guests([0b011, 0b110, 0b010], 0b111) == 3
assert busiest_open_hour_guests([0b011, 0b110, 0b010], 0b101) == 1
assert busiest_open_hour_guests([0b011], 0) is None
assert busiest_open_hour_guests([], 0b111) == 0
assert busiest_open_hour_guests([0b100, 0b100], 0b011) == 0
assert busiest_open_hour_guests([0b1, 0b1, 0b10], 0b11) == 2
assert busiest_open_hour_guests([], 0) is None
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
