"""Return the names of the fewest customers whose amounts together make up at least the given
percentage of the total, largest amounts first and equal amounts in order of name. Customers are
(name, amount) pairs with amounts of 0 or more; a percentage of 0 or less, or a total of 0, needs
nobody."""


def top_shares_cover(customers, percent):
    total = sum(amount for _, amount in customers)
    ordered = sorted(customers, key=lambda customer: (-customer[1], customer[0]))
    chosen = []
    covered = 0
    for name, amount in ordered:
        if covered * 100 >= total * percent:
            break
        covered += amount
        chosen.append(name)
    return chosen


assert top_shares_cover([("a", 10), ("b", 60), ("c", 30)], 80) == ["b", "c"]
assert top_shares_cover([("a", 10), ("b", 60), ("c", 30)], 60) == ["b"]
assert top_shares_cover([("a", 10), ("b", 60), ("c", 30)], 61) == ["b", "c"]
assert top_shares_cover([("a", 10), ("b", 60), ("c", 30)], 100) == ["b", "c", "a"]
assert top_shares_cover([("y", 5), ("x", 5), ("z", 5)], 50) == ["x", "y"]
assert top_shares_cover([("a", 3), ("b", 0)], 100) == ["a"]
assert top_shares_cover([("a", 199), ("b", 1)], 100) == ["a", "b"]
assert top_shares_cover([("a", 3)], 0) == []
assert top_shares_cover([("a", 0), ("b", 0)], 90) == []
assert top_shares_cover([("a", 1)], 1) == ["a"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
