"""Rank sailing boats by the sum of their places over all races, of which every boat drops its worst
one when there are at least the given number of races. The lower sum is better; among equal sums the
boat with the better place in the last race, then in the race before it and so on, dropped ones
included, is better. Places come as a dict from boat to a list of equal length in which None (not
finished) counts one more than the number of boats; return the names."""


def regatta_ranking(places, drop_from):
    unfinished = len(places) + 1

    def standing(boat):
        points = [unfinished if place is None else place for place in places[boat]]
        total = sum(points)
        if len(points) >= drop_from:
            total -= max(points)
        return (total, points[::-1])

    return sorted(places, key=standing)


assert regatta_ranking({"a": [2, 2], "b": [1, 1]}, 5) == ["b", "a"]
assert regatta_ranking({"a": [1, 1, 3], "b": [2, 2, 2]}, 3) == ["a", "b"]
assert regatta_ranking({"a": [1, 1, 3], "b": [2, 2, 1], "c": [3, 3, 2]}, 4) == ["b", "a", "c"]
assert regatta_ranking({"a": [1, 2], "b": [2, 1]}, 3) == ["b", "a"]
assert regatta_ranking({"a": [None, 1], "b": [1, 2]}, 3) == ["b", "a"]
assert regatta_ranking({"b": [2, 2], "a": [1, None], "c": [3, 3]}, 2) == ["a", "b", "c"]
assert regatta_ranking({"b": [2, 2, 2], "a": [1, None, 1], "c": [3, 1, 3]}, 4) == ["a", "b", "c"]
assert regatta_ranking({"a": [3, 1, 2], "b": [1, 3, 2]}, 9) == ["a", "b"]
assert regatta_ranking({}, 3) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
