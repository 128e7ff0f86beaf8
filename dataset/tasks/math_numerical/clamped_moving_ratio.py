"""For two equally long lists of non-negative counts, successes and trials, return for every
position the ratio of summed successes to summed trials over the window of the last width positions,
the current one included, with fewer at the start. A window without trials gives 0.0 and ratios
above 1 are cut to 1.0; return [] when the width is below 1."""


def clamped_moving_ratio(successes, trials, width):
    if width < 1:
        return []
    ratios = []
    for end in range(1, len(trials) + 1):
        start = max(0, end - width)
        done = sum(successes[start:end])
        tried = sum(trials[start:end])
        ratios.append(min(1.0, done / tried) if tried else 0.0)
    return ratios


assert clamped_moving_ratio([1, 1, 0], [2, 2, 4], 2) == [0.5, 0.5, 1 / 6]
assert clamped_moving_ratio([1, 0, 3], [4, 4, 4], 1) == [0.25, 0.0, 0.75]
assert clamped_moving_ratio([1, 1, 1, 1], [2, 4, 8, 2], 9) == [0.5, 1 / 3, 3 / 14, 0.25]
assert clamped_moving_ratio([0, 3], [0, 2], 1) == [0.0, 1.0]
assert clamped_moving_ratio([5, 1], [2, 8], 2) == [1.0, 0.6]
assert clamped_moving_ratio([], [], 3) == []
assert clamped_moving_ratio([1], [2], 0) == []
assert clamped_moving_ratio([2, 1, 1], [4, 5, 5], 2) == [0.5, 1 / 3, 0.2]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
