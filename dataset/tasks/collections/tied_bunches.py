"""A flower stall ties bunches from buckets, a dict from flower to number of stems. A bunch takes
one stem from each of the given number of fullest buckets, the alphabetically first ones among
equals, and bunches are tied as long as so many buckets have stems. Return (number of bunches, dict
of the buckets left that still have stems); a bunch size below 1 ties nothing and leaves every
bucket in the dict as it is."""


def tied_bunches(buckets, size):
    if size < 1:
        return (0, dict(buckets))
    left = {flower: stems for flower, stems in buckets.items() if stems > 0}
    bunches = 0
    while len(left) >= size:
        fullest = sorted(left, key=lambda flower: (-left[flower], flower))
        for flower in fullest[:size]:
            left[flower] -= 1
            if left[flower] == 0:
                del left[flower]
        bunches += 1
    return (bunches, left)


assert tied_bunches({"rose": 2, "iris": 1}, 2) == (1, {"rose": 1})
assert tied_bunches({"rose": 3, "iris": 1}, 1) == (4, {})
assert tied_bunches({"rose": 3, "iris": 0}, 2) == (0, {"rose": 3})
assert tied_bunches({"rose": 3, "iris": 0}, 0) == (0, {"rose": 3, "iris": 0})
assert tied_bunches({"rose": 1, "iris": 1, "lily": 1}, 2) == (1, {"rose": 1})
assert tied_bunches({}, 1) == (0, {})
assert tied_bunches({"a": 4, "b": 2, "c": 2}, 2) == (4, {})
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
