"""A set of safety switches must be operated by two people together: switch words are sampled at
equal times, and in each word the lowest bit is the left person's switch and the next bit the right
person's. Return the position of the first sample from which on both switches were held without a
break for the given number of samples (at least 1), provided that at the last change from both open
both switches closed at most one sample apart; otherwise, or when this never happens, return None.
Samples before the first word count as both open."""


def joint_release_position(samples, needed):
    first = None
    both = None
    for position, word in enumerate(samples):
        state = word & 3
        if state == 0:
            first = None
        elif first is None:
            first = position
        if state != 3:
            both = None
        elif both is None:
            both = position
        if both is not None and both - first <= 1 and position - both + 1 == needed:
            return both
    return None


assert joint_release_position([0, 3, 3, 3], 3) == 1
assert joint_release_position([0, 1, 3, 3], 2) == 2
assert joint_release_position([0, 1, 1, 3, 3], 2) is None
assert joint_release_position([3, 3], 3) is None
assert joint_release_position([2, 3, 1, 3, 3], 2) is None
assert joint_release_position([2, 3, 0, 2, 3, 3], 2) == 4
assert joint_release_position([7, 4, 7, 7], 2) == 2
assert joint_release_position([], 1) is None
assert joint_release_position([2, 2, 3, 0, 3], 1) == 4
assert joint_release_position([3], 1) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
