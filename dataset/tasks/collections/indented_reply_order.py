"""Messages of a forum are (number, answered number) pairs, where an answered number that is None or
belongs to no message marks the first message of a thread. Return a list of (depth, number): threads
in ascending order of their first number, each message directly followed by its answers in ascending
order, at a depth one greater; messages deeper than the limit appear at the limit instead."""


def indented_reply_order(messages, limit):
    numbers = {number for number, _ in messages}
    answers = {}
    for number, answered in sorted(messages, key=lambda message: message[0]):
        answers.setdefault(answered if answered in numbers else None, []).append(number)
    waiting = [(0, number) for number in reversed(answers.get(None, []))]
    ordered = []
    while waiting:
        depth, number = waiting.pop()
        ordered.append((min(depth, limit), number))
        waiting.extend((depth + 1, answer) for answer in reversed(answers.get(number, [])))
    return ordered


assert indented_reply_order([(1, None), (2, 1), (3, 1), (4, 2)], 9) == [
    (0, 1),
    (1, 2),
    (2, 4),
    (1, 3),
]
assert indented_reply_order([(5, None), (3, None)], 9) == [(0, 3), (0, 5)]
assert indented_reply_order([(2, 7), (1, None)], 9) == [(0, 1), (0, 2)]
assert indented_reply_order([(1, None), (2, 1), (3, 2), (4, 3)], 2) == [
    (0, 1),
    (1, 2),
    (2, 3),
    (2, 4),
]
assert indented_reply_order([(9, 1), (4, 1), (1, None)], 5) == [(0, 1), (1, 4), (1, 9)]
assert indented_reply_order([], 3) == []
assert indented_reply_order([(1, None), (2, 1)], 0) == [(0, 1), (0, 2)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
