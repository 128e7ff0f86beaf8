"""Two suppliers send price lists, ascending lists of (price, article) pairs. Combine them into one
ascending list in which every article occurs only with its lowest price; at the same price the
entries of the first list come before those of the second, and an article that both offer at the
same price comes from the first list. Return (price, article, supplier) triples with supplier 1 or
2, at most as many as the limit."""


def cheapest_offers(first, second, limit):
    offers = []
    seen = set()
    i = j = 0
    while len(offers) < limit and (i < len(first) or j < len(second)):
        if j == len(second) or (i < len(first) and first[i][0] <= second[j][0]):
            price, article = first[i]
            supplier = 1
            i += 1
        else:
            price, article = second[j]
            supplier = 2
            j += 1
        if article not in seen:
            seen.add(article)
            offers.append((price, article, supplier))
    return offers


assert cheapest_offers([(2, "nut"), (5, "pin")], [(3, "cap")], 9) == [
    (2, "nut", 1),
    (3, "cap", 2),
    (5, "pin", 1),
]
assert cheapest_offers([(4, "nut")], [(3, "nut"), (4, "pin")], 9) == [(3, "nut", 2), (4, "pin", 2)]
assert cheapest_offers([(4, "nut")], [(4, "nut")], 9) == [(4, "nut", 1)]
assert cheapest_offers([(4, "z")], [(4, "a")], 9) == [(4, "z", 1), (4, "a", 2)]
assert cheapest_offers([(1, "a"), (2, "b"), (3, "c")], [(1, "d")], 3) == [
    (1, "a", 1),
    (1, "d", 2),
    (2, "b", 1),
]
assert cheapest_offers([], [(1, "d"), (2, "d")], 5) == [(1, "d", 2)]
assert cheapest_offers([(1, "a")], [], 5) == [(1, "a", 1)]
assert cheapest_offers([(1, "a")], [(2, "b")], 0) == []
assert cheapest_offers([(9, "x")], [(1, "p"), (2, "q")], 5) == [
    (1, "p", 2),
    (2, "q", 2),
    (9, "x", 1),
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
