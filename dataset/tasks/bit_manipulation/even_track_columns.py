"""The parity line of a card with several tracks is checked: every track is a word of the given
number of columns, and in each column the number of ones over all tracks must be odd. Return the
list of wrong columns from the highest bit (column 1) to the lowest, leaving out columns that are
all zeros when empty columns are allowed; no tracks give an empty list."""


def even_track_columns(tracks, columns, empty_allowed):
    if not tracks:
        return []
    parity = used = 0
    for track in tracks:
        parity ^= track
        used |= track
    wrong = []
    for column in range(1, columns + 1):
        bit = 1 << (columns - column)
        if parity & bit:
            continue
        if used & bit or not empty_allowed:
            wrong.append(column)
    return wrong


assert even_track_columns([0b101, 0b001], 3, False) == [2, 3]
assert even_track_columns([0b101, 0b001], 3, True) == [3]
assert even_track_columns([], 3, False) == []
assert even_track_columns([0b111], 3, False) == []
assert even_track_columns([0b011, 0b101, 0b111], 3, True) == [1, 2]
assert even_track_columns([0b1000, 0b1000], 3, False) == [1, 2, 3]
assert even_track_columns([0b100, 0b100], 3, True) == [1]
assert even_track_columns([0, 0], 2, False) == [1, 2]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
