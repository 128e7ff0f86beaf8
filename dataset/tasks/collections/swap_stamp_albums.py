"""Two collectors with albums, dicts from (country, year) to number of copies, swap stamps: a stamp
is on offer when its owner has at least two copies, and it is welcome when the other one has none of
it. Stamps are swapped one for one, both sides going through their welcome offers in order of year,
oldest first, and then by country, until one side has no more, and each swap is only made when the
years lie at most the given number apart; otherwise the older of both stamps is put aside and the
next one of its side is tried. Return (first album, second album, list of (stamp given by the first,
stamp given by the second)) with new dicts, the old ones staying as they are."""


def swap_stamp_albums(first, second, apart):
    offers = []
    for giver, taker in ((first, second), (second, first)):
        stamps = []
        for stamp, copies in giver.items():
            if copies >= 2 and taker.get(stamp, 0) == 0:
                stamps.append(stamp)
        stamps.sort(key=lambda stamp: (stamp[1], stamp[0]))
        offers.append(stamps)
    mine, yours = offers
    after_first = dict(first)
    after_second = dict(second)
    swaps = []
    while mine and yours:
        gap = mine[0][1] - yours[0][1]
        if gap > apart:
            yours.pop(0)
            continue
        if gap < -apart:
            mine.pop(0)
            continue
        given = mine.pop(0)
        taken = yours.pop(0)
        after_first[given] -= 1
        after_first[taken] = 1
        after_second[taken] -= 1
        after_second[given] = 1
        swaps.append((given, taken))
    return (after_first, after_second, swaps)


assert swap_stamp_albums({("de", 1950): 2}, {("fr", 1952): 3}, 2) == (
    {("de", 1950): 1, ("fr", 1952): 1},
    {("fr", 1952): 2, ("de", 1950): 1},
    [(("de", 1950), ("fr", 1952))],
)
assert swap_stamp_albums({("de", 1950): 2}, {("fr", 1952): 3}, 1) == (
    {("de", 1950): 2},
    {("fr", 1952): 3},
    [],
)
assert swap_stamp_albums({("de", 1952): 2}, {("fr", 1950): 2}, 2)[2] == [
    (("de", 1952), ("fr", 1950))
]
assert swap_stamp_albums({("de", 1950): 1}, {("fr", 1950): 2}, 9)[2] == []
assert swap_stamp_albums({("de", 1950): 2}, {("de", 1950): 1, ("fr", 1950): 2}, 9)[2] == []
assert swap_stamp_albums({("de", 1950): 2}, {("de", 1950): 0, ("fr", 1950): 2}, 9)[0] == {
    ("de", 1950): 1,
    ("fr", 1950): 1,
}
assert swap_stamp_albums(
    {("it", 1960): 2, ("es", 1960): 2, ("de", 1950): 2}, {("fr", 1961): 2, ("uk", 1962): 2}, 3
)[2] == [(("es", 1960), ("fr", 1961)), (("it", 1960), ("uk", 1962))]
assert swap_stamp_albums({("it", 1960): 2, ("de", 1970): 2}, {("fr", 1940): 2, ("uk", 1971): 2}, 3)[
    2
] == [(("de", 1970), ("uk", 1971))]
assert swap_stamp_albums({("it", 1960): 2, ("de", 1970): 2}, {("fr", 1961): 2, ("uk", 1962): 2}, 3)[
    2
] == [(("it", 1960), ("fr", 1961))]
assert swap_stamp_albums({}, {("fr", 1940): 2}, 3) == ({}, {("fr", 1940): 2}, [])
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
