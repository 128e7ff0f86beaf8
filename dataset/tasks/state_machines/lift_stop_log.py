"""A lift starts at a floor and serves a list of requested floors: it keeps its direction as long as
a request lies further that way, stopping at each on the way, and turns round otherwise. It starts
upwards; requests for the floor where it stands are served at once. Return the floors of its stops
in order, each requested floor once."""


def lift_stop_log(start, requests):
    waiting = set(requests)
    floor = start
    step = 1
    log = []
    while waiting:
        if floor in waiting:
            waiting.remove(floor)
            log.append(floor)
        elif (max(waiting) if step > 0 else -min(waiting)) > floor * step:
            floor += step
        else:
            step = -step
    return log


assert lift_stop_log(3, [5, 1, 4]) == [4, 5, 1]
assert lift_stop_log(3, [2, 1]) == [2, 1]
assert lift_stop_log(0, [0, 2]) == [0, 2]
assert lift_stop_log(2, [2, 2]) == [2]
assert lift_stop_log(5, []) == []
assert lift_stop_log(0, [-1, 1]) == [1, -1]
assert lift_stop_log(4, [6, 3, 5, 1, 4]) == [4, 5, 6, 3, 1]
assert lift_stop_log(-2, [-3]) == [-3]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
