"""Hand out jobs, given as (name, minutes) pairs in order, to a number of workers: each job goes to
the worker with the fewest minutes so far, the lowest numbered one among equals. Return the list of
the workers' job name lists, without giving work to anyone whose minutes would exceed the limit; a
job nobody can take is left out."""


def spread_jobs(jobs, workers, limit):
    minutes = [0] * workers
    plans = [[] for _ in range(workers)]
    for name, duration in jobs:
        least = min(minutes, default=limit)
        if least + duration > limit:
            continue
        worker = minutes.index(least)
        minutes[worker] += duration
        plans[worker].append(name)
    return plans


assert spread_jobs([("a", 5), ("b", 2), ("c", 4), ("d", 1)], 2, 99) == [["a", "d"], ["b", "c"]]
assert spread_jobs([("a", 3), ("b", 3), ("c", 1)], 2, 99) == [["a", "c"], ["b"]]
assert spread_jobs([("a", 6), ("b", 4), ("c", 2)], 1, 8) == [["a", "c"]]
assert spread_jobs([("a", 9), ("b", 8)], 2, 8) == [["b"], []]
assert spread_jobs([], 3, 5) == [[], [], []]
assert spread_jobs([("a", 1)], 0, 5) == []
assert spread_jobs([("a", 2), ("b", 1), ("c", 1), ("d", 1)], 2, 2) == [["a"], ["b", "c"]]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
