"""Each tree core is a pair (year of the first ring, list of ring widths for consecutive years).
Return (year, mean width rounded down, number of cores) rows in ascending order for the years that
at least the given number of cores cover, where a width of 0 is an unreadable ring that counts as
not covering its year; a year with no readable ring at all is never shown, whatever the number."""


def ring_year_means(cores, least):
    widths = {}
    for first, rings in cores:
        for year, width in enumerate(rings, first):
            if width != 0:
                widths.setdefault(year, []).append(width)
    return [
        (year, sum(found) // len(found), len(found))
        for year, found in sorted(widths.items())
        if len(found) >= least
    ]


assert ring_year_means([(1900, [10, 20]), (1901, [31, 40])], 1) == [
    (1900, 10, 1),
    (1901, 25, 2),
    (1902, 40, 1),
]
assert ring_year_means([(1900, [10, 20]), (1901, [31, 40])], 2) == [(1901, 25, 2)]
assert ring_year_means([(5, [3, 0, 4])], 1) == [(5, 3, 1), (7, 4, 1)]
assert ring_year_means([(5, [3, 0, 4])], 0) == [(5, 3, 1), (7, 4, 1)]
assert ring_year_means([(9, [4]), (8, [1, 0])], 1) == [(8, 1, 1), (9, 4, 1)]
assert ring_year_means([(5, [])], 1) == []
assert ring_year_means([(2, [7]), (2, [8]), (2, [9])], 3) == [(2, 8, 3)]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
