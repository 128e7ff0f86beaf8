"""Screws come in small and in large packs, each given as (size, price). Return (small packs, large
packs) that together hold at least the needed number of screws at the lowest price; among equally
cheap choices take the one with the fewest packs in total, and then the one with more large packs.
Nothing is bought for a need of 0."""


def cheapest_pack_mix(needed, small, large):
    small_size, small_price = small
    large_size, large_price = large
    options = []
    for large_packs, covered in enumerate(range(0, needed + large_size, large_size)):
        small_packs = max(0, -((covered - needed) // small_size))
        price = small_packs * small_price + large_packs * large_price
        options.append((price, small_packs + large_packs, small_packs))
    _, packs, small_packs = min(options)
    return (small_packs, packs - small_packs)


assert cheapest_pack_mix(70, (10, 3), (50, 12)) == (2, 1)
assert cheapest_pack_mix(50, (10, 3), (50, 12)) == (0, 1)
assert cheapest_pack_mix(51, (10, 3), (50, 12)) == (1, 1)
assert cheapest_pack_mix(95, (10, 3), (50, 12)) == (0, 2)
assert cheapest_pack_mix(30, (10, 4), (50, 12)) == (0, 1)
assert cheapest_pack_mix(60, (10, 2), (50, 12)) == (6, 0)
assert cheapest_pack_mix(40, (10, 5), (20, 10)) == (0, 2)
assert cheapest_pack_mix(1, (5, 4), (8, 4)) == (0, 1)
assert cheapest_pack_mix(0, (5, 4), (8, 4)) == (0, 0)
assert cheapest_pack_mix(9, (4, 1), (8, 9)) == (3, 0)

EQUIVALENT = {
    "for large_packs, covered in enumerate(range(0, needed + large_size{+ + 1+}, large_size)):": "with sizes and prices above 0, one large pack more than already suffice is never chosen",
}

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
