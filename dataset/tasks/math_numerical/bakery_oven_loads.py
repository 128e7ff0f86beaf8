"""An oven takes up to the given number of trays at once. Each kind of bread is a (loaves, loaves
per tray) pair, and a tray holds loaves of one kind only, the last tray of a kind perhaps not full.
Return (loads, free tray places in the last load), all kinds together; without any loaves it is (0,
0), and an oven that takes less than one tray gives None."""


def bakery_oven_loads(kinds, trays_at_once):
    if trays_at_once < 1:
        return None
    trays = 0
    for loaves, per_tray in kinds:
        trays += -(-loaves // per_tray)
    loads = -(-trays // trays_at_once)
    return loads, loads * trays_at_once - trays


assert bakery_oven_loads([(25, 12), (7, 5)], 3) == (2, 1)
assert bakery_oven_loads([(24, 12)], 2) == (1, 0)
assert bakery_oven_loads([(25, 12)], 2) == (2, 1)
assert bakery_oven_loads([], 4) == (0, 0)
assert bakery_oven_loads([(0, 6)], 4) == (0, 0)
assert bakery_oven_loads([(5, 6)], 0) is None
assert bakery_oven_loads([(3, 1)], 1) == (3, 0)
assert bakery_oven_loads([(1, 9), (1, 8)], 5) == (1, 3)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
