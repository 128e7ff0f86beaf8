"""A cinema row is a text of "." for free and any other sign for taken seats. Find the given number
of free seats side by side whose middle is nearest to the middle of the row, the ones further left
among equals, and return the index of the first of them. Return None when there is no such place or
when the number is below 1."""


def adjacent_seats_start(row, number):
    if number < 1:
        return None
    best = None
    for start, _ in enumerate(row):
        if row[start : start + number] != "." * number:
            continue
        left = start
        right = len(row) - number - start
        distance = max(left - right, right - left)
        if best is None or distance < best[0]:
            best = (distance, start)
    return best[1] if best else None


assert adjacent_seats_start(".......", 3) == 2
assert adjacent_seats_start("...x....", 2) == 4
assert adjacent_seats_start("...x...", 2) == 1
assert adjacent_seats_start("..xxx..", 3) is None
assert adjacent_seats_start("....", 4) == 0
assert adjacent_seats_start("....", 5) is None
assert adjacent_seats_start("....", 0) is None
assert adjacent_seats_start(".....", 1) == 2
assert adjacent_seats_start("..o.", 1) == 1
assert adjacent_seats_start("", 1) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
