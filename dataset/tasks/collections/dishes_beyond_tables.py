"""Each guest of a party brought a list of dishes. Return the set of the dishes brought by more
guests than the one given as the number of the party's tables, a guest who lists a dish several
times counting once; with no tables, every dish brought is in the set."""


def dishes_beyond_tables(guests, tables):
    tally = {}
    for dishes in guests:
        for dish in set(dishes):
            tally[dish] = tally.get(dish, 0) + 1
    return {dish for dish in tally if tally[dish] > tables}


assert dishes_beyond_tables([["pie", "pie"], ["pie", "jam"]], 1) == {"pie"}
assert dishes_beyond_tables([["pie"], ["pie"]], 2) == set()
assert dishes_beyond_tables([["pie"], ["pie"], ["pie"]], 2) == {"pie"}
assert dishes_beyond_tables([["pie"], ["jam"]], 0) == {"pie", "jam"}
assert dishes_beyond_tables([["pie", "pie", "pie"]], 1) == set()
assert dishes_beyond_tables([], 0) == set()
assert dishes_beyond_tables([[], ["tea", "jam"], ["jam", "tea"]], 1) == {"tea", "jam"}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
