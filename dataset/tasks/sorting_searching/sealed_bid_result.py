"""Sealed bids are (bidder, amount) pairs in the order in which they arrived; of a bidder with
several bids only the last one counts. The highest bid wins, among equal ones the one that arrived
first, provided it reaches the reserve price. The winner pays the second highest amount plus the
step, but never more than the own bid and never less than the reserve; return (winner, price), with
a price equal to the reserve for a single bidder, or None when nobody wins."""


def sealed_bid_result(bids, reserve, step):
    latest = {}
    for bidder, amount in bids:
        latest.pop(bidder, None)
        latest[bidder] = amount
    if not latest:
        return None
    winner = max(latest, key=lambda bidder: latest[bidder])
    highest = latest.pop(winner)
    if highest < reserve:
        return None
    if not latest:
        return (winner, reserve)
    price = max(max(latest.values()) + step, reserve)
    return (winner, min(price, highest))


assert sealed_bid_result([("a", 50), ("b", 70), ("c", 60)], 40, 5) == ("b", 65)
assert sealed_bid_result([("a", 50), ("b", 52)], 40, 5) == ("b", 52)
assert sealed_bid_result([("a", 50), ("b", 50)], 40, 5) == ("a", 50)
assert sealed_bid_result([("a", 50), ("b", 50), ("a", 50)], 40, 0) == ("b", 50)
assert sealed_bid_result([("a", 90), ("b", 60), ("a", 20)], 40, 5) == ("b", 40)
assert sealed_bid_result([("a", 90)], 40, 5) == ("a", 40)
assert sealed_bid_result([("a", 40), ("b", 39)], 40, 5) == ("a", 40)
assert sealed_bid_result([("a", 39)], 40, 5) is None
assert sealed_bid_result([], 0, 5) is None
assert sealed_bid_result([("a", 90), ("b", 30)], 40, 5) == ("a", 40)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
