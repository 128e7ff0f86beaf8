"""Walkers on a pilgrim route collect stamps in a word, one bit per chapel in the order of the
route. A stage is the way from one chapel to the next, and its length in kilometres is at its
position in a list, so that chapel i lies between the stages i - 1 and i. Return the summed length
of all stages both of whose chapels are stamped, where a stage of the length None could not be
walked and counts nothing, plus a bonus of 10 when every chapel (one more than stages) is stamped
and there is at least one stage."""


def stamped_stage_points(stamps, lengths):
    walked = stamps & (stamps >> 1)
    points = 0
    for stage, length in enumerate(lengths):
        if walked >> stage & 1 and length is not None:
            points += length
    chapels = (2 << len(lengths)) - 1
    if lengths and stamps & chapels == chapels:
        points += 10
    return points


assert stamped_stage_points(0b0011, [5, 7, 9]) == 5
assert stamped_stage_points(0b0110, [5, 7, 9]) == 7
assert stamped_stage_points(0b1111, [5, 7, 9]) == 31
assert stamped_stage_points(0b0111, [5, 7, 9]) == 12
assert stamped_stage_points(0b1011, [5, 7, 9]) == 5
assert stamped_stage_points(0b1111, [5, None, 9]) == 24
assert stamped_stage_points(0b1, []) == 0
assert stamped_stage_points(0b11111, [5, 7]) == 22
assert stamped_stage_points(0b1110, [1, 2, 4]) == 6
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
