"""A price list is divided into bands, ascending (start, tick) pairs, and a price belongs to the
last band whose start it reaches. Round the price up to the next price that is a whole number of
ticks above the start of its band, or keep it if it is one, but never go past the start of the next
band; return None for a price below the first band."""


def price_on_ladder(price, bands):
    result = None
    for start, tick in bands:
        if price < start:
            return None if result is None else min(result, start)
        result = price + (start - price) % tick
    return result


assert price_on_ladder(13, [(0, 5), (100, 10)]) == 15
assert price_on_ladder(15, [(0, 5), (100, 10)]) == 15
assert price_on_ladder(100, [(0, 5), (100, 10)]) == 100
assert price_on_ladder(101, [(0, 5), (100, 10)]) == 110
assert price_on_ladder(98, [(0, 7), (100, 10)]) == 98
assert price_on_ladder(99, [(0, 7), (100, 10)]) == 100
assert price_on_ladder(12, [(3, 4), (11, 25), (90, 1)]) == 36
assert price_on_ladder(2, [(3, 4)]) is None
assert price_on_ladder(3, [(3, 4)]) == 3
assert price_on_ladder(1, []) is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
