"""Passengers, given as (name, zone, priority) with priority True or False, line up for boarding.
Those with priority go first whatever their zone, the others follow by zone number from high to low,
and inside both parts the order of arrival is kept; return (names in boarding order, number of pairs
of passengers of whom the later arrival boards before the earlier one)."""


def boarding_queue(passengers):
    order = []
    overtakes = 0
    for name, zone, priority in passengers:
        place = len(order)
        rank = (True,) if priority else (False, zone)
        while place > 0 and rank > order[place - 1][0]:
            place -= 1
        overtakes += len(order) - place
        order.insert(place, (rank, name))
    return ([name for _, name in order], overtakes)


assert boarding_queue([("a", 1, False), ("b", 2, False)]) == (["b", "a"], 1)
assert boarding_queue([("a", 2, False), ("b", 2, False)]) == (["a", "b"], 0)
assert boarding_queue([("a", 9, False), ("b", 1, True), ("d", 1, True), ("c", 3, True)]) == (
    ["b", "d", "c", "a"],
    3,
)
assert boarding_queue([("a", 5, False), ("b", 5, True)]) == (["b", "a"], 1)
assert boarding_queue([("c", 1, False), ("b", 2, False), ("a", 3, False)]) == (["a", "b", "c"], 3)
assert boarding_queue([]) == ([], 0)
assert boarding_queue([("a", 3, True), ("b", 9, True), ("c", 9, False)]) == (["a", "b", "c"], 0)
assert boarding_queue([("a", 1, False), ("b", 3, False), ("c", 2, False)]) == (["b", "c", "a"], 2)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
