"""A course admits everybody whose score reaches a cutoff, but it has only a limited number of
places. Return the lowest cutoff, chosen among the scores, with which no more people are admitted
than there are places, together with the number admitted, or None when even the highest score would
admit too many or there are no scores."""


def admission_cutoff(scores, places):
    best = None
    admitted = 0
    for cutoff in sorted(set(scores), reverse=True):
        admitted += scores.count(cutoff)
        if admitted > places:
            break
        best = (cutoff, admitted)
    return best


assert admission_cutoff([70, 90, 80, 60], 2) == (80, 2)
assert admission_cutoff([70, 90, 70, 60], 2) == (90, 1)
assert admission_cutoff([70, 90, 70, 60], 3) == (70, 3)
assert admission_cutoff([70, 90, 70, 60], 9) == (60, 4)
assert admission_cutoff([90, 90, 10], 1) is None
assert admission_cutoff([50], 0) is None
assert admission_cutoff([50], 1) == (50, 1)
assert admission_cutoff([], 4) is None
assert admission_cutoff([5, 4, 4, 3], 2) == (5, 1)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
