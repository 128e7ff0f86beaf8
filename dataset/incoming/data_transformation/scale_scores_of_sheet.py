"""Answers of a questionnaire run from 1 to the given top, or are None; a dict tells for each scale
the positions of its items in the answer list, counted from 1, negative for items that are worded
the other way round and count as 1 for the top, 2 for the answer below it and so on. Return a dict
from scale to the sum of its answers, where missing answers are counted as the mean of the scale's
other answers (turned round where the item is negative), rounded down, or to None when more than
half of the scale's items are missing."""


def scale_scores_of_sheet(answers, scales, top):
    scores = {}
    for scale, items in scales.items():
        given = []
        for item in items:
            answer = answers[abs(item) - 1]
            if answer is None:
                continue
            if item != abs(item):
                answer = top + 1 - answer
            given.append(answer)
        missing = len(items) - len(given)
        if 2 * missing > len(items):
            scores[scale] = None
        else:
            scores[scale] = sum(given) + missing * (sum(given) // len(given))
    return scores


assert scale_scores_of_sheet([1, 2, 3], {"calm": [1, 2], "tidy": [3]}, 5) == {"calm": 3, "tidy": 3}
assert scale_scores_of_sheet([1, 5], {"calm": [-1, 2]}, 5) == {"calm": 10}
assert scale_scores_of_sheet([2, 2], {"x": [1, -2]}, 7) == {"x": 8}
assert scale_scores_of_sheet([4, None], {"x": [1, 2]}, 5) == {"x": 8}
assert scale_scores_of_sheet([4, None, None], {"x": [1, 2, 3]}, 5) == {"x": None}
assert scale_scores_of_sheet([2, 5, None], {"x": [3, 2, 1]}, 5) == {"x": 10}
assert scale_scores_of_sheet([None, 3], {"x": [1], "y": [2]}, 5) == {"x": None, "y": 3}
assert scale_scores_of_sheet([4, 5], {}, 5) == {}
assert scale_scores_of_sheet([4, None, 1, None], {"x": [-4, -2, -1, 3]}, 5) == {"x": 5}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
