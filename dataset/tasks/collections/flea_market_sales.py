"""A flea market has a price list, each thing is there once, and (buyer, thing, offer) tuples come
in order: an offer is accepted when it is at least the price, remembered when it is below the price
but at least the given percentage of it, and otherwise dropped. At the end of the day, going through
the price list, each thing still there goes to the highest remembered offer for it, the earlier one
among equals. An offer that the buyer's money, from a dict, does not cover at the moment of
acceptance is passed over in favour of later or lower ones, and offers with an unknown thing or
buyer or for a thing already sold are dropped; return a dict from thing to (buyer, paid) in the
order of selling."""


def flea_market_sales(prices, money, purchases, percent):
    purse = dict(money)
    sold = {}
    remembered = []
    for buyer, thing, offer in purchases:
        if buyer not in purse or thing not in prices or thing in sold:
            continue
        if offer >= prices[thing]:
            if purse[buyer] >= offer:
                purse[buyer] -= offer
                sold[thing] = (buyer, offer)
        elif 100 * offer >= percent * prices[thing]:
            remembered.append((buyer, thing, offer))
    remembered.sort(key=lambda entry: -entry[2])
    for thing in prices:
        for buyer, wanted, offer in remembered:
            if thing in sold or wanted != thing or purse[buyer] < offer:
                continue
            purse[buyer] -= offer
            sold[thing] = (buyer, offer)
    return sold


assert flea_market_sales(
    {"jug": 10}, {"a": 20, "b": 20}, [("a", "jug", 9), ("b", "jug", 10)], 50
) == {"jug": ("b", 10)}
assert flea_market_sales(
    {"jug": 10}, {"a": 20, "b": 20}, [("a", "jug", 5), ("b", "jug", 6)], 50
) == {"jug": ("b", 6)}
assert flea_market_sales({"jug": 101}, {"a": 99}, [("a", "jug", 50)], 50) == {}
assert flea_market_sales(
    {"jug": 10}, {"a": 20, "b": 20}, [("b", "jug", 5), ("a", "jug", 5)], 50
) == {"jug": ("b", 5)}
assert flea_market_sales(
    {"jug": 10, "mug": 4}, {"a": 12}, [("a", "jug", 10), ("a", "mug", 3)], 50
) == {"jug": ("a", 10)}
assert flea_market_sales(
    {"jug": 10, "mug": 8}, {"a": 9}, [("a", "mug", 7), ("a", "jug", 9)], 50
) == {"jug": ("a", 9)}
assert flea_market_sales(
    {"cup": 9, "jug": 10}, {"a": 7, "b": 20}, [("a", "jug", 8), ("b", "jug", 6)], 50
) == {"jug": ("b", 6)}
assert flea_market_sales(
    {"jug": 9}, {"a": 11}, [("b", "jug", 9), ("a", "cup", 9), ("a", "jug", 12), ("a", "jug", 11)], 0
) == {"jug": ("a", 11)}
assert flea_market_sales(
    {"b": 2, "a": 2}, {"x": 9}, [("x", "a", 2), ("x", "b", 1), ("x", "a", 3)], 50
) == {
    "a": ("x", 2),
    "b": ("x", 1),
}
assert flea_market_sales(
    {"b": 4, "a": 4},
    {"x": 4, "y": 3},
    [("x", "b", 2), ("y", "a", 2), ("y", "b", 3), ("x", "a", 2)],
    50,
) == {
    "b": ("y", 3),
    "a": ("x", 2),
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
