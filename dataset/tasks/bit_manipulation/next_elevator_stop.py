"""An elevator in a house with the floors 0 to 15 keeps calls in two words, bit f for floor f
(higher bits mean nothing): calls to go up and calls to go down. For an elevator at a floor that is
moving up (True) or down (False), return the next floor at which it stops: moving up, the nearest
higher floor with a call to go up, otherwise the highest floor above with a call to go down,
otherwise it turns round, and the same holds with the directions exchanged. It turns round at most
twice, and then a call on its own floor counts as well; without any call return None."""


def next_elevator_stop(floor, upwards, up_calls, down_calls):
    above = range(floor + 1, 16)
    below = range(floor - 1, -1, -1)
    plans = {
        True: [(up_calls, above), (down_calls, above[::-1])],
        False: [(down_calls, below), (up_calls, below[::-1])],
    }
    for calls, floors in plans[upwards] + plans[not upwards]:
        for candidate in floors:
            if calls >> candidate & 1:
                return candidate
    if (up_calls | down_calls) >> floor & 1:
        return floor
    return None


assert next_elevator_stop(1, True, 0b00110, 0b01000) == 2
assert next_elevator_stop(1, True, 0, 0b10100) == 4
assert next_elevator_stop(3, False, 0b00001, 0b00110) == 2
assert next_elevator_stop(3, False, 0b00110, 0) == 1
assert next_elevator_stop(3, True, 0b00011, 0b00010) == 1
assert next_elevator_stop(2, False, 0b10000, 0b100000) == 4
assert next_elevator_stop(2, True, 0b100, 0) == 2
assert next_elevator_stop(2, True, 1 << 16, 0) is None
assert next_elevator_stop(0, True, 1 << 15, 0b10) == 15
assert next_elevator_stop(3, False, 0, 0b1001) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
