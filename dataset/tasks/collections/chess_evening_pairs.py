"""Chess club members meet on evenings, each a list of the names present, and pairs play who have
met least often before. On each evening, go through the names in list order: each one not yet paired
is paired with the name later in the list, not yet paired either, with the fewest earlier games
between the two, the first in the list among equals, but two people never play each other on two
evenings directly following each other. Return one list per evening of (white, black) pairs, white
being the one with fewer games as white so far, and the one named first in the list among equals;
people for whom nobody is left do not play."""


def chess_evening_pairs(evenings):
    games = []
    whites = []
    before = set()
    result = []
    for present in evenings:
        paired = set()
        pairs = []
        today = set()
        for index, name in enumerate(present):
            if name in paired:
                continue
            best = None
            for other in present[index + 1 :]:
                key = frozenset((name, other))
                if other in paired or key in before:
                    continue
                if best is None or games.count(key) < games.count(best[0]):
                    best = (key, other)
            if best is None:
                continue
            key, other = best
            paired.update(key)
            today.add(key)
            games.append(key)
            white, black = name, other
            if whites.count(other) < whites.count(name):
                white, black = other, name
            whites.append(white)
            pairs.append((white, black))
        before = today
        result.append(pairs)
    return result


assert chess_evening_pairs([["a", "b"], ["a", "b"], ["a", "b"]]) == [[("a", "b")], [], [("b", "a")]]
assert chess_evening_pairs([["a", "b", "c", "d"]]) == [[("a", "b"), ("c", "d")]]
assert chess_evening_pairs([["a", "b"], ["a", "b", "c"], ["a", "b", "c"]]) == [
    [("a", "b")],
    [("c", "a")],
    [("b", "a")],
]
assert chess_evening_pairs([["b", "a"], ["a"], ["a", "b"]]) == [[("b", "a")], [], [("a", "b")]]
assert chess_evening_pairs([["x", "y"], ["x", "y", "z", "w"]]) == [
    [("x", "y")],
    [("z", "x"), ("y", "w")],
]
assert chess_evening_pairs([]) == []
assert chess_evening_pairs([[], ["a"]]) == [[], []]
assert chess_evening_pairs([["a", "b"], ["c"], ["a", "b", "c"], [], ["a", "b", "c"]]) == [
    [("a", "b")],
    [],
    [("c", "a")],
    [],
    [("b", "a")],
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
