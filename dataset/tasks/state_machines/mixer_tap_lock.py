"""A medicine mixer runs at a speed from 0 to 5, from 0 on, by commands: a speed sets it, but one
that is more than 2 above the present speed only raises it by 2; a negative number stops it and
locks it, and while it is locked nothing works except 9, which unlocks it at speed 0. A 9 in the
unlocked mixer and a speed above 5 change nothing. Return the list of speeds after the commands."""


def mixer_tap_lock(commands):
    speeds = []
    speed = 0
    locked = False
    for command in commands:
        if command == 9:
            locked = False
        elif command < 0:
            speed = 0
            locked = True
        elif not locked and command <= 5:
            speed = min(command, speed + 2)
        speeds.append(speed)
    return speeds


assert mixer_tap_lock([1, 2, 5, 5]) == [1, 2, 4, 5]
assert mixer_tap_lock([2, 4, 0]) == [2, 4, 0]
assert mixer_tap_lock([3, 6, 5, 6]) == [2, 2, 4, 4]
assert mixer_tap_lock([2, -1, 2, 9, 1]) == [2, 0, 0, 0, 1]
assert mixer_tap_lock([2, 9, 3]) == [2, 2, 3]
assert mixer_tap_lock([-3, -1, 0, 1]) == [0, 0, 0, 0]
assert mixer_tap_lock([1, 0, 1]) == [1, 0, 1]
assert mixer_tap_lock([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
