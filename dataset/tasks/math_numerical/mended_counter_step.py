"""A worn counter skips every number that contains one of the given decimal digits. Return the
number that it shows after the given number of steps from 0, where 0 itself is always shown; None
for a negative number of steps, for a digit outside 0 to 9, or when more than 5 different digits are
skipped."""


def mended_counter_step(steps, skipped):
    worn = set(skipped)
    if steps < 0 or len(worn) > 5:
        return None
    if any(digit < 0 or digit > 9 for digit in worn):
        return None
    shown = 0
    for _ in range(steps):
        shown += 1
        while any(str(digit) in str(shown) for digit in worn):
            shown += 1
    return shown


assert mended_counter_step(4, [4]) == 5
assert mended_counter_step(12, [0, 2]) == 15
assert mended_counter_step(5, [1, 2, 3, 4, 5]) == 60
assert mended_counter_step(3, [1, 2, 3, 4, 5, 6]) is None
assert mended_counter_step(0, [0]) == 0
assert mended_counter_step(-1, []) is None
assert mended_counter_step(2, [10]) is None
assert mended_counter_step(2, [-1]) is None
assert mended_counter_step(9, [9, 9, 9, 9, 9, 9]) == 10
assert mended_counter_step(10, [0]) == 11

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
