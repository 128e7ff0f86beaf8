"""From an ascending list of sizes in stock choose the one closest to the wanted size; when a
smaller and a larger one are equally close, take the larger. Return its index, the first one among
equal sizes, or -1 when the list is empty or the closest size is further away than the tolerance."""

from bisect import bisect_left


def nearest_stock_size(sizes, wanted, tolerance):
    if not sizes:
        return -1
    right = bisect_left(sizes, wanted)
    if right == len(sizes):
        best = right - 1
    elif right == 0 or sizes[right] - wanted <= wanted - sizes[right - 1]:
        best = right
    else:
        best = right - 1
    if not wanted - tolerance <= sizes[best] <= wanted + tolerance:
        return -1
    return bisect_left(sizes, sizes[best])


assert nearest_stock_size([36, 38, 40, 44], 39, 5) == 2
assert nearest_stock_size([36, 38, 40, 44], 41, 5) == 2
assert nearest_stock_size([36, 38, 40, 44], 43, 5) == 3
assert nearest_stock_size([36, 38, 38, 44], 39, 5) == 1
assert nearest_stock_size([36, 38, 44, 45], 90, 45) == 3
assert nearest_stock_size([36, 38], 30, 6) == 0
assert nearest_stock_size([36, 38], 30, 5) == -1
assert nearest_stock_size([36, 38, 44], 39, 5) == 1
assert nearest_stock_size([], 38, 99) == -1
assert nearest_stock_size([10, 20], 14, 3) == -1

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
