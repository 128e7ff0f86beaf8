"""Each stall of a market reports the goods it sells as a dict from goods to price. For a shopping
list, return a list of (goods, stall number) with the cheapest stall for each entry in the order of
the list, stalls being numbered from 0 and the lowest number winning among equal prices. Goods that
no stall sells have the stall number None, and an entry that occurs again in the list is skipped."""


def cheapest_stalls(stalls, shopping):
    chosen = {}
    for goods in shopping:
        offers = [
            (prices[goods], number) for number, prices in enumerate(stalls) if goods in prices
        ]
        chosen[goods] = min(offers)[1] if offers else None
    return list(chosen.items())


assert cheapest_stalls([{"tea": 3}, {"tea": 2, "jam": 4}], ["jam", "tea"]) == [
    ("jam", 1),
    ("tea", 1),
]
assert cheapest_stalls([{"tea": 3}, {"tea": 3}], ["tea"]) == [("tea", 0)]
assert cheapest_stalls([{"tea": 3}], ["nuts"]) == [("nuts", None)]
assert cheapest_stalls([{"tea": 3}, {"jam": 1}], ["tea", "jam", "tea"]) == [("tea", 0), ("jam", 1)]
assert cheapest_stalls([], ["tea"]) == [("tea", None)]
assert cheapest_stalls([{"tea": 1}], []) == []
assert cheapest_stalls([{"tea": 9}, {"tea": 5}, {"tea": 7}], ["tea"]) == [("tea", 1)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
