"""Take an amount from stock lots given as (lot, quantity) pairs, oldest first, using up each lot
before the next one is touched. Return the list of (lot, taken) pairs with taken greater than 0, an
empty list for an amount of 0, and None when the lots do not hold enough."""


def take_from_lots(lots, amount):
    taken = []
    for lot, quantity in lots:
        part = min(quantity, amount)
        if part > 0:
            taken.append((lot, part))
            amount -= part
    return None if amount else taken


assert take_from_lots([("a", 3), ("b", 5), ("c", 2)], 6) == [("a", 3), ("b", 3)]
assert take_from_lots([("a", 3), ("b", 5)], 3) == [("a", 3)]
assert take_from_lots([("a", 3), ("b", 5)], 8) == [("a", 3), ("b", 5)]
assert take_from_lots([("a", 3), ("b", 5)], 9) is None
assert take_from_lots([("a", 3)], 0) == []
assert take_from_lots([("a", 0), ("b", 2)], 1) == [("b", 1)]
assert take_from_lots([], 1) is None
assert take_from_lots([], 0) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
