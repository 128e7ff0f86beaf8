"""Find a short tune in a melody, both lists of note numbers, in any pitch: it occurs at a position
when all steps from one note to the next are the same as in the tune. Return the list of positions
in ascending order, but after an occurrence the search goes on behind its last note, so that
occurrences share no note; a tune of fewer than two notes occurs nowhere."""


def tune_positions(melody, tune):
    length = len(tune)
    if length < 2:
        return []
    positions = []
    for start, first in enumerate(melody):
        if positions and start < positions[-1] + length:
            continue
        moved = [first + note - tune[0] for note in tune]
        if melody[start : start + length] == moved:
            positions.append(start)
    return positions


assert tune_positions([60, 62, 64, 70, 72], [10, 12]) == [0, 3]
assert tune_positions([60, 62, 64, 66], [1, 3]) == [0, 2]
assert tune_positions([5, 4, 5, 4, 5], [7, 6, 7]) == [0]
assert tune_positions([1, 2, 4], [3, 4, 6]) == [0]
assert tune_positions([1, 2], [3, 4, 6]) == []
assert tune_positions([1, 2, 3], [5]) == []
assert tune_positions([1, 2, 3], []) == []
assert tune_positions([9, 1, 2, 9, 3, 4], [0, 1]) == [1, 4]
assert tune_positions([7, 7, 7, 7, 7], [2, 2]) == [0, 2]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
