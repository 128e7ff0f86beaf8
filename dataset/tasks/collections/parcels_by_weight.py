"""Load parcels, given as a list of positive weights in order, into crates with a maximum weight and
a maximum count: the current crate takes the next parcel if neither maximum is exceeded, otherwise a
new crate is begun. A parcel heavier than the maximum weight gets a crate of its own that nothing
else joins; return the crates as lists of weights."""


def parcels_by_weight(weights, maximum, count):
    crates = []
    total = maximum
    for weight in weights:
        if total + weight <= maximum and len(crates[-1]) < count:
            crates[-1].append(weight)
            total += weight
        else:
            crates.append([weight])
            total = weight
    return crates


assert parcels_by_weight([3, 4, 5, 1], 8, 9) == [[3, 4], [5, 1]]
assert parcels_by_weight([3, 5, 1], 8, 9) == [[3, 5], [1]]
assert parcels_by_weight([3, 6], 8, 9) == [[3], [6]]
assert parcels_by_weight([1, 12, 2, 3], 8, 9) == [[1], [12], [2, 3]]
assert parcels_by_weight([], 8, 2) == []
assert parcels_by_weight([8, 1, 7, 1], 8, 9) == [[8], [1, 7], [1]]
assert parcels_by_weight([1, 1, 1, 6], 8, 2) == [[1, 1], [1, 6]]
assert parcels_by_weight([1, 1, 1], 8, 3) == [[1, 1, 1]]
assert parcels_by_weight([2, 2], 8, 1) == [[2], [2]]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
