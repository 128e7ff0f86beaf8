"""Eggs in an incubator are turned when the lid has been shut for the given number of readings
since the latest turn; opening the lid, a reading "open", begins the count anew, and "shut" is
counted. A turn happens in the reading that completes the number, but not when the reading is one
of the last three of the list, the eggs then resting. Return the indices of the readings with a
turn; a number below 1 gives None."""


def incubator_turns(readings, number):
    if number < 1:
        return None
    turns = []
    count = 0
    for index, reading in enumerate(readings[:-3]):
        if reading == "open":
            count = 0
            continue
        count += 1
        if count == number:
            turns.append(index)
            count = 0
    return turns


assert incubator_turns(["shut"] * 7, 2) == [1, 3]
assert incubator_turns(["shut"] * 6, 2) == [1]
assert incubator_turns(["shut"] * 5, 2) == [1]
assert incubator_turns(["shut"] * 4, 2) == []
assert incubator_turns(["shut", "open"] + ["shut"] * 6, 2) == [3]
assert incubator_turns(["open"] + ["shut"] * 5, 1) == [1, 2]
assert incubator_turns(["shut"] * 5, 0) is None
assert incubator_turns(["shut", "shut", "open", "shut", "shut", "shut", "open", "open"], 3) == []
assert incubator_turns([], 2) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
