"""The dishes of a menu share some kitchen stations: a dict maps a dish to the list of stations it
passes, in order. Orders are placed as a list of dishes that all begin at minute 0, each station
works on one dish at a time for one minute, and in every minute a station takes of the dishes
waiting for it the one ordered first. Return the list of the minutes at which the dishes are
finished; a dish without stations or not in the dict is finished at minute 0."""


def dish_finish_minutes(menu, orders):
    paths = [list(menu.get(dish, ())) for dish in orders]
    finished = [0] * len(orders)
    minute = 0
    while any(paths):
        minute += 1
        busy = set()
        for number, path in enumerate(paths):
            if path and path[0] not in busy:
                busy.add(path.pop(0))
                finished[number] = minute
    return finished


assert dish_finish_minutes({"soup": ["pot"]}, ["soup", "soup"]) == [1, 2]
assert dish_finish_minutes({"soup": ["pot", "bar"], "fry": ["pan", "bar"]}, ["soup", "fry"]) == [
    2,
    3,
]
assert dish_finish_minutes({"soup": ["pot", "bar"], "fry": ["bar"]}, ["soup", "fry"]) == [2, 1]
assert dish_finish_minutes({"water": []}, ["water", "wine"]) == [0, 0]
assert dish_finish_minutes({"a": ["x", "x"], "b": ["x"]}, ["b", "a"]) == [1, 3]
assert dish_finish_minutes({"a": ["x", "x"], "b": ["x"]}, ["a", "b"]) == [2, 3]
assert dish_finish_minutes({}, []) == []
assert dish_finish_minutes({"a": ["y", "x"], "b": ["x"]}, ["b", "a"]) == [1, 2]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
