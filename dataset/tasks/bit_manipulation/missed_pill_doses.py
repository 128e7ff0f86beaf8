"""A pill box has four compartments for each of seven days, and a word marks the compartments that
are still full: bit 4 * day + part, with day 0 and part 0 first. Given the present day and part,
return a list of (day, part) for the doses that were missed, which are the full compartments before
the present one, in order of time; a day of 7 or more means that the week is over, so that every
compartment is in the past."""


def missed_pill_doses(word, day, part):
    present = 4 * day + part
    if day >= 7:
        present = 28
    missed = []
    for index in range(present):
        if word & (1 << index):
            missed.append((index // 4, index % 4))
    return missed


assert missed_pill_doses(0b0101, 1, 0) == [(0, 0), (0, 2)]
assert missed_pill_doses(0b0101, 0, 2) == [(0, 0)]
assert missed_pill_doses(0b0101, 0, 3) == [(0, 0), (0, 2)]
assert missed_pill_doses(0b110000, 1, 1) == [(1, 0)]
assert missed_pill_doses(0, 6, 3) == []
assert missed_pill_doses(1 << 27, 6, 3) == []
assert missed_pill_doses(1 << 27, 7, 0) == [(6, 3)]
assert missed_pill_doses(3 << 27, 7, 2) == [(6, 3)]
assert missed_pill_doses(3 << 27, 8, 0) == [(6, 3)]
assert missed_pill_doses(1, 0, 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
