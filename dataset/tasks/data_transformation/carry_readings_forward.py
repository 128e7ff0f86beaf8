"""Fill the gaps (None) in a list of meter readings with the last reading before them. A gap longer
than the given number of entries is filled only that far and stays None from there on, and gaps
before the first reading stay None; return a new list."""


def carry_readings_forward(readings, longest):
    filled = []
    for index in range(len(readings)):
        recent = readings[max(0, index - longest) : index + 1]
        known = [reading for reading in recent if reading is not None]
        filled.append(known[-1] if known else None)
    return filled


assert carry_readings_forward([5, None, 7, None], 3) == [5, 5, 7, 7]
assert carry_readings_forward([5, None, None, None], 2) == [5, 5, 5, None]
assert carry_readings_forward([None, None, 4], 3) == [None, None, 4]
assert carry_readings_forward([5, None, None, 6, None], 1) == [5, 5, None, 6, 6]
assert carry_readings_forward([5, None], 0) == [5, None]
assert carry_readings_forward([0, None], 1) == [0, 0]
assert carry_readings_forward([], 2) == []
assert carry_readings_forward([1, None, 2, None, None], 2) == [1, 1, 2, 2, 2]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
