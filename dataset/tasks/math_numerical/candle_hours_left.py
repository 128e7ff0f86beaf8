"""Candles of the given lengths in millimetres burn one after the other, each losing the same whole
number of millimetres an hour. A candle is thrown away as soon as less than 10 millimetres are left
of it after a full hour, and a candle shorter than 10 is never lit; return the number of full hours
that they burn together, or None for a loss below 1. A candle that cannot last one full hour is not
lit either."""


def candle_hours_left(lengths, loss):
    if loss < 1:
        return None
    hours = 0
    for length in lengths:
        most = length // loss
        needed = (length - 10) // loss + 1
        hours += max(0, min(most, needed))
    return hours


assert candle_hours_left([100, 50], 20) == 7
assert candle_hours_left([10], 5) == 1
assert candle_hours_left([9], 3) == 0
assert candle_hours_left([30], 20) == 1
assert candle_hours_left([20, 12], 15) == 1
assert candle_hours_left([50], 0) is None
assert candle_hours_left([12], 1) == 3
assert candle_hours_left([], 4) == 0
assert candle_hours_left([11], 5) == 1
assert candle_hours_left([3, 20], 3) == 4

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
