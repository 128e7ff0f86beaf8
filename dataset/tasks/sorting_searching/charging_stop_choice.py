"""An electric car with a remaining range in kilometres looks for a charging place on its route,
given as (kilometre, price, busy) places in ascending order of kilometre, its own position being the
kilometre from which it starts. Only places ahead or at its position and within its range that are
not busy count; it takes the cheapest one whose price is at most the limit, among equals the one
farthest ahead, and when none is that cheap, simply the last one within range. Return (kilometre,
price, range left on arrival), or None when no place counts."""


def charging_stop_choice(places, position, reach, limit):
    usable = []
    for kilometre, price, busy in places:
        distance = kilometre - position
        if busy or distance < 0 or distance > reach:
            continue
        usable.append((kilometre, price))
    if not usable:
        return None
    chosen = None
    for kilometre, price in usable:
        if price > limit:
            continue
        if chosen is None or price <= chosen[1]:
            chosen = (kilometre, price)
    if chosen is None:
        chosen = usable[-1]
    kilometre, price = chosen
    left = reach - (kilometre - position)
    return (kilometre, price, left)


assert charging_stop_choice([(10, 40, False), (30, 35, False)], 0, 50, 60) == (30, 35, 20)
assert charging_stop_choice([(10, 35, False), (30, 35, False), (40, 38, False)], 0, 50, 60) == (
    30,
    35,
    20,
)
assert charging_stop_choice([(10, 70, False), (30, 61, False), (40, 65, False)], 5, 50, 60) == (
    40,
    65,
    15,
)
assert charging_stop_choice([(10, 30, True), (20, 60, False), (30, 70, False)], 5, 50, 60) == (
    20,
    60,
    35,
)
assert charging_stop_choice([(10, 30, False), (20, 60, False)], 11, 50, 60) == (20, 60, 41)
assert charging_stop_choice([(10, 30, False), (20, 60, False)], 10, 5, 60) == (10, 30, 5)
assert charging_stop_choice([(20, 50, False), (21, 30, False)], 10, 10, 60) == (20, 50, 0)
assert charging_stop_choice([(21, 30, False)], 10, 10, 60) is None
assert charging_stop_choice([(5, 30, True)], 0, 10, 60) is None
assert charging_stop_choice([], 0, 10, 60) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
