"""An account is locked for lock seconds when the given number of wrong passwords were entered in a
row; attempts are (second, right) pairs in order of time. Return for each attempt "in", "wrong" or
"locked": an attempt during the lock, which begins with the last wrong password and ends just before
second + lock, is "locked" and does not count, and a right password or the end of a lock starts the
count of wrong ones anew."""


def login_answers(attempts, allowed, lock):
    answers = []
    wrong = 0
    free_at = None
    for second, right in attempts:
        if free_at is not None and second < free_at:
            answers.append("locked")
            continue
        if right:
            wrong = 0
            answers.append("in")
            continue
        answers.append("wrong")
        wrong += 1
        if wrong == allowed:
            wrong = 0
            free_at = second + lock
    return answers


assert login_answers([(0, False), (1, True)], 2, 30) == ["wrong", "in"]
assert login_answers([(0, False), (1, False), (30, True), (31, True)], 2, 30) == [
    "wrong",
    "wrong",
    "locked",
    "in",
]
assert login_answers([(0, False), (1, True), (2, False), (3, True)], 2, 30) == [
    "wrong",
    "in",
    "wrong",
    "in",
]
assert login_answers(
    [(0, False), (1, False), (5, False), (31, False), (32, False), (33, True)], 2, 30
) == ["wrong", "wrong", "locked", "wrong", "wrong", "locked"]
assert login_answers([(-5, True), (-4, False), (-4, True)], 1, 1) == ["in", "wrong", "locked"]
assert login_answers([(7, False), (8, True)], 1, 1) == ["wrong", "in"]
assert login_answers(
    [(0, True), (1, False), (1, False), (1, False), (9, False), (11, True)], 3, 10
) == ["in", "wrong", "wrong", "wrong", "locked", "in"]
assert login_answers([], 3, 5) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
