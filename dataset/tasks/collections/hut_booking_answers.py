"""Bookings of a mountain hut with a number of beds are (group, first night, number of nights, beds)
tuples in order. A group is confirmed if enough beds are free in every one of its nights; otherwise
it is offered the earliest later start, at most the given number of nights later, at which they are.
A confirmed group takes its beds at once, an offer takes none; return a list with one entry per
booking: ("confirmed", first night), ("offer", other first night) or ("refused", None)."""


def hut_booking_answers(beds, bookings, latest):
    used = {}
    answers = []
    for _, first, nights, wanted in bookings:
        answer = ("refused", None)
        for shift in range(latest + 1):
            span = range(first + shift, first + shift + nights)
            if all(used.get(night, 0) + wanted <= beds for night in span):
                if shift == 0:
                    answer = ("confirmed", first)
                    for night in span:
                        used[night] = used.get(night, 0) + wanted
                else:
                    answer = ("offer", first + shift)
                break
        answers.append(answer)
    return answers


assert hut_booking_answers(10, [("a", 1, 2, 6), ("b", 2, 1, 4)], 0) == [
    ("confirmed", 1),
    ("confirmed", 2),
]
assert hut_booking_answers(10, [("a", 1, 2, 6), ("b", 2, 1, 5)], 0) == [
    ("confirmed", 1),
    ("refused", None),
]
assert hut_booking_answers(10, [("a", 1, 2, 6), ("b", 1, 1, 5)], 2) == [
    ("confirmed", 1),
    ("offer", 3),
]
assert hut_booking_answers(10, [("a", 1, 2, 6), ("b", 1, 1, 5)], 1) == [
    ("confirmed", 1),
    ("refused", None),
]
assert hut_booking_answers(10, [("a", 1, 1, 11)], 9) == [("refused", None)]
assert hut_booking_answers(4, [("a", 3, 2, 4), ("b", 2, 2, 1), ("c", 5, 1, 4)], 3) == [
    ("confirmed", 3),
    ("offer", 5),
    ("confirmed", 5),
]
assert hut_booking_answers(5, [], 3) == []
assert hut_booking_answers(
    5, [("a", 1, 2, 3), ("b", 2, 2, 2), ("c", 3, 1, 3), ("d", 2, 1, 1)], 0
) == [
    ("confirmed", 1),
    ("confirmed", 2),
    ("confirmed", 3),
    ("refused", None),
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
