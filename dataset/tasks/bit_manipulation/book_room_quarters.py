"""A shared room is booked by word, one bit per quarter of an hour from bit 0 up, for a day of the
given number of quarters. For a list of wishes (earliest quarter, number of quarters) in order, book
for each the first free quarters in a row that begin at or after the earliest one and end within the
day, leaving one free quarter for cleaning before and after other bookings. Return (list of the
first quarters, with None for a wish that cannot be met, which includes wishes for fewer than one
quarter; final word); the cleaning quarters are not marked in it."""


def book_room_quarters(booked, quarters, wishes):
    starts = []
    for earliest, length in wishes:
        found = None
        if length >= 1:
            for start in range(max(earliest, 0), quarters - length + 1):
                needed = (1 << (length + 2)) - 1
                if not (booked << 1) >> start & needed:
                    found = start
                    break
        starts.append(found)
        if found is not None:
            booked |= ((1 << length) - 1) << found
    return (starts, booked)


assert book_room_quarters(0, 8, [(0, 2), (0, 2), (0, 2)]) == ([0, 3, 6], 0b11011011)
assert book_room_quarters(0, 7, [(0, 2), (0, 2), (0, 2)]) == ([0, 3, None], 0b11011)
assert book_room_quarters(0b1000, 8, [(0, 3), (0, 2)]) == ([5, 0], 0b11101011)
assert book_room_quarters(0, 4, [(2, 2), (3, 2)]) == ([2, None], 0b1100)
assert book_room_quarters(0, 4, [(1, 0)]) == ([None], 0)
assert book_room_quarters(0, 4, [(-3, 4)]) == ([0], 0b1111)
assert book_room_quarters(0b1, 5, [(1, 1)]) == ([2], 0b101)
assert book_room_quarters(0b10, 5, []) == ([], 0b10)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
