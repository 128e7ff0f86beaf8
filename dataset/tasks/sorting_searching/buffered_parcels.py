"""A belt brings parcel numbers in a given order to a robot that can hold the given number of
parcels. It takes parcels as long as it has a free hand and, whenever all are full, puts down the
one with the smallest number that is not below the number put down last, or, if there is none, the
smallest of all; when the belt is empty it puts down the remaining ones by the same rule. Return the
order in which parcels are put down, an empty list when it has no hands."""


def buffered_parcels(belt, hands):
    if hands < 1:
        return []
    done = []
    held = []
    last = None

    def put_down():
        fitting = [number for number in held if last is None or number >= last]
        number = min(fitting or held)
        held.remove(number)
        done.append(number)
        return number

    for number in belt:
        held.append(number)
        if len(held) == hands:
            last = put_down()
    for _ in list(held):
        last = put_down()
    return done


assert buffered_parcels([3, 1, 2], 2) == [1, 2, 3]
assert buffered_parcels([5, 4, 1, 2], 2) == [4, 5, 1, 2]
assert buffered_parcels([5, 4, 3, 2, 1], 3) == [3, 4, 5, 1, 2]
assert buffered_parcels([3, 1, 2], 1) == [3, 1, 2]
assert buffered_parcels([3, 1, 2], 0) == []
assert buffered_parcels([3, 1, 2], 5) == [1, 2, 3]
assert buffered_parcels([], 2) == []
assert buffered_parcels([2, 2, 1, 1], 2) == [2, 2, 1, 1]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
