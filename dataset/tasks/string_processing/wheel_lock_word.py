"""Read the word that a lock with letter wheels shows: each wheel is a text of letters in a ring,
and each has been turned by the number of places given for it, upwards for positive numbers, so that
the letter so many places further on is shown, and downwards for negative ones. Wheels without a
number are not turned, a wheel without letters shows "-", and numbers beyond the last wheel are
ignored."""


def wheel_lock_word(wheels, turns):
    word = ""
    for index, wheel in enumerate(wheels):
        turn = turns[index] if index < len(turns) else 0
        word += wheel[turn % len(wheel)] if wheel else "-"
    return word


assert wheel_lock_word(["abc", "xyz"], [1, 2]) == "bz"
assert wheel_lock_word(["abc", "xyz"], [-1, 3]) == "cx"
assert wheel_lock_word(["abcd", "pq", "st"], [7]) == "dps"
assert wheel_lock_word(["", "ab"], [4, 1, 9]) == "-b"
assert wheel_lock_word(["abc"], [0]) == "a"
assert wheel_lock_word([], [1]) == ""
assert wheel_lock_word(["kl", "mn"], []) == "km"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
