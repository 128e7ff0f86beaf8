"""A lift starts at a floor and serves a set of requested floors, moving one floor at a time: it
goes upwards as long as a request lies further up and downwards from then on, stopping at each
requested floor that it reaches; a request for the floor where it starts is served at once. Return
the floors of its stops in order, each requested floor once, as far as they are reached within the
given number of moves."""


def lift_stop_log(start, requests, moves):
    wanted = set(requests)
    floor = start
    rising = True
    log = []
    for _ in range(moves + 1):
        if floor in wanted and floor not in log:
            log.append(floor)
        rising = rising and floor < max(wanted, default=floor)
        floor += 1 if rising else -1
    return log


assert lift_stop_log(3, [5, 1, 4], 9) == [4, 5, 1]
assert lift_stop_log(3, [5, 1, 4], 6) == [4, 5, 1]
assert lift_stop_log(3, [5, 1, 4], 5) == [4, 5]
assert lift_stop_log(3, [2, 1], 2) == [2, 1]
assert lift_stop_log(0, [0, 2], 0) == [0]
assert lift_stop_log(2, [2, 2], 4) == [2]
assert lift_stop_log(5, [], 3) == []
assert lift_stop_log(4, [6, 3, 5, 1, 4], 20) == [4, 5, 6, 3, 1]
assert lift_stop_log(-2, [-4, -1], 4) == [-1, -4]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
