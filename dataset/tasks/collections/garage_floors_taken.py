"""A parking garage has floors, each a dict with "free" (free places), "height" (greatest height of
a car) and "reserved" (a set of number plates, empty when the floor is open to all). Cars arrive as
(plate, height) pairs and each takes a place on the lowest floor, in list order, that has a free
place, is high enough (equal heights fit) and is open to all or reserved for the plate; a car whose
plate is reserved on any floor looks first among those floors only and then among the others. Return
(list of the floor numbers taken, counted from 0, with None for a car turned away; list of the
places still free per floor), and do not change the floors."""


def garage_floors_taken(floors, cars):
    free = [floor["free"] for floor in floors]
    taken = []
    for plate, height in cars:
        own = []
        public = []
        for number, floor in enumerate(floors):
            if free[number] == 0:
                continue
            if height > floor["height"]:
                continue
            if plate in floor["reserved"]:
                own.append(number)
            elif not floor["reserved"]:
                public.append(number)
        choice = None
        if own:
            choice = own[0]
        elif public:
            choice = public[0]
        if choice is not None:
            free[choice] -= 1
        taken.append(choice)
    return (taken, free)


assert garage_floors_taken(
    [{"free": 1, "height": 200, "reserved": set()}, {"free": 2, "height": 180, "reserved": set()}],
    [("a", 170), ("b", 170), ("c", 190)],
) == ([0, 1, None], [0, 1])
assert garage_floors_taken(
    [{"free": 2, "height": 200, "reserved": set()}, {"free": 1, "height": 200, "reserved": {"a"}}],
    [("a", 200), ("a", 150), ("b", 201)],
) == ([1, 0, None], [1, 0])
assert garage_floors_taken([{"free": 3, "height": 200, "reserved": {"z"}}], [("a", 150)]) == (
    [None],
    [3],
)
assert garage_floors_taken(
    [{"free": 3, "height": 150, "reserved": {"a"}}, {"free": 3, "height": 160, "reserved": set()}],
    [("a", 155), ("b", 100), ("a", 150)],
) == ([1, 1, 0], [2, 1])
assert garage_floors_taken([], [("a", 1)]) == ([None], [])
assert garage_floors_taken([{"free": 0, "height": 9, "reserved": set()}], [("a", 1)]) == (
    [None],
    [0],
)
assert garage_floors_taken(
    [{"free": 1, "height": 9, "reserved": {"a"}}, {"free": 1, "height": 9, "reserved": {"a"}}],
    [("a", 9), ("a", 9), ("a", 9)],
) == ([0, 1, None], [0, 0])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
