"""Join absence dates, given in any order and possibly repeated, into spans: two dates belong to the
same span when no working day (Monday to Friday) lies between them. Return the (first, last) dates
of the spans in ascending order; no dates give an empty list."""

from datetime import date, timedelta


def absence_spans(dates):
    spans = []
    for day in sorted(dates):
        if spans:
            expected = spans[-1][1] + timedelta(days=1)
            while expected.weekday() > 4:
                expected += timedelta(days=1)
            if day <= expected:
                spans[-1] = (spans[-1][0], day)
                continue
        spans.append((day, day))
    return spans


assert absence_spans([date(2024, 3, d) for d in (7, 1, 6, 5)]) == [
    (date(2024, 3, 1), date(2024, 3, 1)),
    (date(2024, 3, 5), date(2024, 3, 7)),
]
assert absence_spans([date(2024, 3, 9), date(2024, 3, 12)]) == [
    (date(2024, 3, 9), date(2024, 3, 9)),
    (date(2024, 3, 12), date(2024, 3, 12)),
]
assert absence_spans([date(2024, 3, 5), date(2024, 3, 7)]) == [
    (date(2024, 3, 5), date(2024, 3, 5)),
    (date(2024, 3, 7), date(2024, 3, 7)),
]
assert absence_spans([date(2024, 3, 11), date(2024, 3, 8)]) == [
    (date(2024, 3, 8), date(2024, 3, 11))
]
assert absence_spans([date(2024, 3, 8), date(2024, 3, 12)]) == [
    (date(2024, 3, 8), date(2024, 3, 8)),
    (date(2024, 3, 12), date(2024, 3, 12)),
]
assert absence_spans([date(2024, 3, 8), date(2024, 3, 8)]) == [(date(2024, 3, 8), date(2024, 3, 8))]
assert absence_spans([date(2024, 3, 7), date(2024, 3, 9)]) == [
    (date(2024, 3, 7), date(2024, 3, 7)),
    (date(2024, 3, 9), date(2024, 3, 9)),
]
assert absence_spans([]) == []
assert absence_spans([date(2024, 3, 8), date(2024, 3, 10), date(2024, 3, 11)]) == [
    (date(2024, 3, 8), date(2024, 3, 11))
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
