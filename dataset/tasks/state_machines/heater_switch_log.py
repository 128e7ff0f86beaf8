"""A heater is off at first and is judged once a minute by a list of temperatures: it switches on
when the temperature falls below target minus band and off when it rises above target plus band.
Once switched, it stays as it is for at least the given number of minutes, so that minute m + hold
is the earliest that may switch it again after minute m; return the (minute, state) list of the
switches, minutes counted from 0 and the state being "on" or "off"."""


def heater_switch_log(temperatures, target, band, hold):
    state = "off"
    log = []
    for minute, temperature in enumerate(temperatures):
        if log and minute < log[-1][0] + hold:
            continue
        wanted = state
        if temperature < target - band:
            wanted = "on"
        elif temperature > target + band:
            wanted = "off"
        if wanted != state:
            state = wanted
            log.append((minute, state))
    return log


assert heater_switch_log([20, 17, 19, 23], 20, 2, 0) == [(1, "on"), (3, "off")]
assert heater_switch_log([18, 17, 22, 23], 20, 2, 0) == [(1, "on"), (3, "off")]
assert heater_switch_log([17, 23, 23], 20, 2, 2) == [(0, "on"), (2, "off")]
assert heater_switch_log([17, 23, 20], 20, 2, 2) == [(0, "on")]
assert heater_switch_log([25, 25], 20, 2, 0) == []
assert heater_switch_log([15, 15, 25, 25, 15], 20, 1, 1) == [(0, "on"), (2, "off"), (4, "on")]
assert heater_switch_log([], 20, 2, 1) == []
assert heater_switch_log([9, 30, 9, 30, 9, 30], 20, 0, 3) == [(0, "on"), (3, "off")]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
