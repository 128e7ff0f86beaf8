"""Grade an exam from its points: the marks are 1 (best) to 5, the pass limit is half of the
maximum, rounded up, and the points from the pass limit to the maximum are cut into four ranges for
the marks 4 to 1, as equal as possible in whole points, with the wider ranges at the lower points.
Return the mark, 5 for fewer points than the pass limit; points outside 0 to the maximum, which is
at least 6, give None."""


def exam_mark(points, maximum):
    if points < 0 or points > maximum:
        return None
    limit = (maximum + 1) // 2
    width, wider = divmod(maximum - limit + 1, 4)
    mark = 5
    while points >= limit:
        mark -= 1
        limit += width + (5 - mark <= wider)
    return mark


assert exam_mark(64, 102) == 3
assert exam_mark(49, 100) == 5
assert exam_mark(62, 100) == 4
assert exam_mark(63, 100) == 3
assert exam_mark(100, 100) == 1
assert exam_mark(0, 100) == 5
assert exam_mark(89, 100) == 1
assert exam_mark(101, 100) is None
assert exam_mark(-1, 100) is None
assert exam_mark(6, 13) == 5

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
