"""A street shares a cargo bike by entries (household, weekday, from hour, to hour), the end not
included. Go through the entries and give the bike for every entry whose hours are free on its
weekday and whose household has fewer hours so far than the given weekly number, even if the entry
then exceeds it; an entry whose end is not after its beginning, or which does not lie within the
hours 6 to 22, is void, while one that is only partly free is granted the longest free stretch of
its hours, the earlier one among equals. Return a dict from household to the list of (weekday, from,
to) granted, in order, without households that got nothing."""

from collections import Counter


def cargo_bike_slots(entries, weekly):
    taken = set()
    hours_of = Counter()
    granted = {}
    for household, weekday, begin, end in entries:
        if begin < 6 or end > 22:
            continue
        if hours_of[household] >= weekly:
            continue
        best = []
        stretch = []
        for hour in range(begin, end):
            if (weekday, hour) in taken:
                stretch = []
                continue
            stretch = stretch + [hour]
            if len(stretch) > len(best):
                best = stretch
        if not best:
            continue
        for hour in best:
            taken.add((weekday, hour))
            hours_of[household] += 1
        slot = (weekday, best[0], best[-1] + 1)
        granted.setdefault(household, []).append(slot)
    return granted


assert cargo_bike_slots([("a", "mo", 8, 10), ("b", "mo", 10, 11)], 5) == {
    "a": [("mo", 8, 10)],
    "b": [("mo", 10, 11)],
}
assert cargo_bike_slots([("a", "mo", 8, 10), ("b", "mo", 9, 12)], 5) == {
    "a": [("mo", 8, 10)],
    "b": [("mo", 10, 12)],
}
assert cargo_bike_slots([("a", "mo", 9, 10), ("b", "mo", 8, 11)], 5)["b"] == [("mo", 8, 9)]
assert cargo_bike_slots([("a", "mo", 8, 10), ("a", "tu", 8, 12), ("a", "we", 8, 9)], 3) == {
    "a": [("mo", 8, 10), ("tu", 8, 12)]
}
assert cargo_bike_slots([("a", "mo", 8, 11), ("a", "tu", 8, 12)], 3) == {"a": [("mo", 8, 11)]}
assert (
    cargo_bike_slots(
        [("a", "mo", 5, 7), ("b", "mo", 21, 23), ("c", "mo", 9, 9), ("d", "mo", 9, 8)], 3
    )
    == {}
)
assert cargo_bike_slots([("a", "mo", 6, 22), ("b", "mo", 7, 9), ("b", "tu", 7, 9)], 99) == {
    "a": [("mo", 6, 22)],
    "b": [("tu", 7, 9)],
}
assert cargo_bike_slots([], 3) == {}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
