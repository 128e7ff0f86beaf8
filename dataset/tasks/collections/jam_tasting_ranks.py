"""A jury tastes jams: scores are (juror, jam, points) in order, and only the last score of a juror
for a jam counts. A jam is ranked when at least the given number of jurors scored it; its result is
the sum of its points without the single highest and the single lowest one if there are four or
more, divided by the number of those that count. Return (list of (place, jam, result rounded to one
decimal) by result from high to low and by name among equal results, equal results sharing a place
and the next place being left out; list of jams not ranked, by name)."""


def jam_tasting_ranks(scores, jurors):
    sheets = {}
    for juror, jam, points in scores:
        sheets.setdefault(jam, {})[juror] = points
    results = []
    unranked = []
    for jam in sorted(sheets):
        points = sorted(sheets[jam].values())
        if len(points) < jurors:
            unranked.append(jam)
            continue
        if len(points) >= 4:
            points = points[1:-1]
        results.append((sum(points) / len(points), jam))
    ranked = []
    for result, jam in sorted(results, key=lambda row: -row[0]):
        place = 1
        for other, _ in results:
            if other > result:
                place += 1
        ranked.append((place, jam, round(result, 1)))
    return (ranked, unranked)


assert jam_tasting_ranks(
    [("a", "fig", 4), ("a", "plum", 8), ("b", "fig", 6), ("b", "plum", 9)], 2
) == (
    [(1, "plum", 8.5), (2, "fig", 5.0)],
    [],
)
assert jam_tasting_ranks([("a", "fig", 4), ("a", "fig", 8)], 1) == ([(1, "fig", 8.0)], [])
assert jam_tasting_ranks([("a", "fig", 4), ("a", "fig", 8)], 2) == ([], ["fig"])
assert jam_tasting_ranks(
    [("a", "fig", 1), ("b", "fig", 5), ("c", "fig", 6), ("d", "fig", 20)], 1
) == (
    [(1, "fig", 5.5)],
    [],
)
assert jam_tasting_ranks([("a", "fig", 1), ("b", "fig", 5), ("c", "fig", 6)], 3) == (
    [(1, "fig", 4.0)],
    [],
)
assert jam_tasting_ranks(
    [("a", "plum", 5), ("a", "fig", 5), ("a", "kiwi", 3), ("a", "apple", 7)], 1
) == (
    [(1, "apple", 7.0), (2, "fig", 5.0), (2, "plum", 5.0), (4, "kiwi", 3.0)],
    [],
)
assert jam_tasting_ranks([], 1) == ([], [])
assert jam_tasting_ranks([("a", "fig", 1), ("b", "apple", 5)], 2) == ([], ["apple", "fig"])
assert jam_tasting_ranks(
    [("a", "fig", 1), ("b", "fig", 1), ("c", "fig", 2), ("d", "fig", 9), ("e", "fig", 0)], 5
) == (
    [(1, "fig", 1.3)],
    [],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
