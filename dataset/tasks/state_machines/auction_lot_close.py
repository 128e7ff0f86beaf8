"""An auction begins at the given price with no leader; each call is (name, amount) or None for a
knock: a call counts if it is above the price by at least the step, the very first one already at
the price itself, and if it is not by the leader. After three knocks in a row without a call that
counts the lot is closed and the rest ignored; calls that do not count leave the knocks as they
are. Return (leader, price) of a closed lot, and None for one that was not closed or has no
leader."""


def auction_lot_close(calls, price, step):
    leader = None
    knocks = 0
    for call in calls:
        if call is None:
            knocks += 1
            if knocks == 3:
                return (leader, price) if leader else None
            continue
        name, amount = call
        if name == leader:
            continue
        needed = price + step if leader else price
        if amount >= needed:
            leader = name
            price = amount
            knocks = 0
    return None


assert auction_lot_close([("a", 10), None, None, None], 10, 5) == ("a", 10)
assert auction_lot_close([("a", 9), None, None, None], 10, 5) is None
assert auction_lot_close([("a", 10), ("b", 14), None, None, None], 10, 5) == ("a", 10)
assert auction_lot_close([("a", 10), None, ("b", 15), None, None, None], 10, 5) == ("b", 15)
assert auction_lot_close([("a", 10), ("a", 30), None, None, None, ("b", 50)], 10, 5) == ("a", 10)
assert auction_lot_close([("a", 10), None, None, ("b", 20), None, None], 10, 5) is None
assert auction_lot_close([("a", 12), None, None, ("b", 13), None, ("b", 50)], 10, 5) == ("a", 12)
assert auction_lot_close([None, None, None, ("a", 11), None, None, None], 10, 5) is None
assert auction_lot_close([], 10, 5) is None
assert auction_lot_close([None, None, ("a", 11), None, None, None], 10, 5) == ("a", 11)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
