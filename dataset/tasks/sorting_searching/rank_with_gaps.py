"""Give each of a list of scores its place: the highest score is place 1, equal scores share a
place, and the places that they use up are skipped for the next lower score. Scores below the cutoff
get no place but None; return the places in the order of the scores."""


def rank_with_gaps(scores, cutoff):
    placed = sorted((score for score in scores if score >= cutoff), reverse=True)
    first = {}
    for position, score in enumerate(placed, 1):
        first.setdefault(score, position)
    return [first.get(score) for score in scores]


assert rank_with_gaps([50, 70, 60], 0) == [3, 1, 2]
assert rank_with_gaps([70, 70, 60, 50], 0) == [1, 1, 3, 4]
assert rank_with_gaps([10, 30, 20, 30, 30], 0) == [5, 1, 4, 1, 1]
assert rank_with_gaps([10, 20, 30], 20) == [None, 2, 1]
assert rank_with_gaps([10, 20, 30], 21) == [None, None, 1]
assert rank_with_gaps([5, 5], 6) == [None, None]
assert rank_with_gaps([], 1) == []
assert rank_with_gaps([-1, 0, -1], -1) == [2, 1, 2]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
