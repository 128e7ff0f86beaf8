"""A parcel with three whole-number edge lengths is pushed straight through a rectangular slot, one
of its faces first and its edges parallel to those of the slot. Return the length of the parcel
along the direction of movement in the best case, which is the shortest, when there must be at least
the given clearance to the slot over the full width and over the full height; return None when it
does not fit at all."""


def parcel_through_slot(edges, slot, clearance):
    small, large = sorted(slot)
    fitting = []
    for index, length in enumerate(edges):
        narrow, wide = sorted(edges[:index] + edges[index + 1 :])
        if narrow + clearance <= small and wide + clearance <= large:
            fitting.append(length)
    return min(fitting, default=None)


assert parcel_through_slot([30, 20, 10], (40, 25), 2) == 10
assert parcel_through_slot([30, 20, 10], (24, 15), 2) == 30
assert parcel_through_slot([30, 20, 10], (32, 12), 2) == 20
assert parcel_through_slot([30, 20, 10], (11, 31), 2) is None
assert parcel_through_slot([30, 20, 10], (22, 12), 2) == 30
assert parcel_through_slot([30, 20, 10], (22, 11), 2) is None
assert parcel_through_slot([30, 20, 10], (21, 12), 2) is None
assert parcel_through_slot([5, 6, 7], (6, 6), 0) == 7
assert parcel_through_slot([9, 9, 4], (9, 9), 0) == 4
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
