"""A garden valve opens on every day whose number, counted from 1, divides by the given cycle,
unless it is paused: a day with more than 5 millimetres of rain pauses it for that day and the next
two, and a later such day begins the pause anew. A watering that falls into a pause is made up on
the first day after it; several of them are made up only once. Given the rain of each day, return
the numbers of the days on which it opens; a cycle below 1 gives an empty list."""


def valve_rain_pause(rain, cycle):
    if cycle < 1:
        return []
    opened = []
    pause = 0
    owed = False
    for day, amount in enumerate(rain, 1):
        if amount > 5:
            pause = 3
        due = day % cycle == 0 or owed
        if pause:
            pause -= 1
            owed = due
        elif due:
            opened.append(day)
            owed = False
    return opened


assert valve_rain_pause([0, 0, 0, 0, 0], 2) == [2, 4]
assert valve_rain_pause([0, 6, 0, 0, 0, 0], 2) == [5, 6]
assert valve_rain_pause([0, 5, 0, 0], 2) == [2, 4]
assert valve_rain_pause([9, 0, 0, 0, 0, 0], 4) == [4]
assert valve_rain_pause([0, 0, 9, 0, 9, 0, 0, 0, 0], 3) == [8, 9]
assert valve_rain_pause([9, 0, 0, 0, 0], 5) == [5]
assert valve_rain_pause([0, 9, 0], 2) == []
assert valve_rain_pause([0, 9, 0, 0], 1) == [1]
assert valve_rain_pause([0, 0], 0) == []
assert valve_rain_pause([9, 9, 0, 0, 0, 0], 3) == [5, 6]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
