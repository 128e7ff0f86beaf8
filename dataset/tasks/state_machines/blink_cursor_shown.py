"""A text cursor that blinks is visible for the first half of each period of the given number of
milliseconds (an even number), counted from the latest key press, and hidden for the second half;
for 500 milliseconds from a press on it is visible in any case. Tell whether it is visible at a
time, given the ascending times of the presses, of which later ones do not count; before the first
press it is hidden."""


def blink_cursor_shown(presses, time, period):
    earlier = [press for press in presses if press <= time]
    if not earlier:
        return False
    age = time - earlier[-1]
    return age < 500 or age % period * 2 < period


assert not blink_cursor_shown([100, 2000], 1500, 400)
assert blink_cursor_shown([100, 2000], 1600, 700)
assert blink_cursor_shown([0], 499, 600)
assert not blink_cursor_shown([800], 1300, 900)
assert blink_cursor_shown([0], 850, 600)
assert not blink_cursor_shown([0], 900, 600)
assert not blink_cursor_shown([50], 49, 600)
assert blink_cursor_shown([0, 950], 950, 600)
assert blink_cursor_shown([0, 200], 850, 600)
assert not blink_cursor_shown([], 10, 600)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
