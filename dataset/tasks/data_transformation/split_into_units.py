"""Express a whole amount in mixed units: the units are (name, size) pairs from the largest to the
smallest, each size given in terms of the smallest unit, which has size 1. Return the list of
(count, name) pairs for all units whose count is not 0, at most as many as the given number of parts
and dropping what is smaller; an amount of 0 gives [(0, smallest name)], and a negative amount makes
all counts negative."""


def split_into_units(amount, units, parts):
    if amount < 0:
        return [(-count, name) for count, name in split_into_units(-amount, units, parts)]
    result = []
    for name, size in units:
        count, amount = divmod(amount, size)
        if count > 0:
            result.append((count, name))
    return result[:parts] if result else [(0, units[-1][0])]


assert split_into_units(3725, [("h", 3600), ("m", 60), ("s", 1)], 3) == [
    (1, "h"),
    (2, "m"),
    (5, "s"),
]
assert split_into_units(7205, [("h", 3600), ("m", 60), ("s", 1)], 3) == [(2, "h"), (5, "s")]
assert split_into_units(3725, [("h", 3600), ("m", 60), ("s", 1)], 2) == [(1, "h"), (2, "m")]
assert split_into_units(0, [("h", 3600), ("m", 60), ("s", 1)], 2) == [(0, "s")]
assert split_into_units(-61, [("m", 60), ("s", 1)], 2) == [(-1, "m"), (-1, "s")]
assert split_into_units(-1, [("m", 60), ("s", 1)], 2) == [(-1, "s")]
assert split_into_units(60, [("m", 60), ("s", 1)], 1) == [(1, "m")]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
