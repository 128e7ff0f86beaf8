"""Check a laid row of domino tiles, each given as (left, right) in the way it lies. Return the
position of the first tile that cannot lie there, because one of its numbers is not from 0 to the
given highest number, its left number differs from the right number of the tile before, or an equal
tile (also when it is turned round) lies before it; return -1 when all tiles fit."""


def first_bad_domino(tiles, highest):
    seen = set()
    wanted = None
    for position, (left, right) in enumerate(tiles):
        low, high = sorted((left, right))
        if low < 0 or high > highest:
            return position
        if wanted is not None and left != wanted:
            return position
        if (low, high) in seen:
            return position
        seen.add((low, high))
        wanted = right
    return -1


assert first_bad_domino([(0, 3), (3, 6), (6, 6)], 6) == -1
assert first_bad_domino([(0, 3), (6, 3), (6, 6)], 6) == 1
assert first_bad_domino([(0, 3), (3, 7)], 6) == 1
assert first_bad_domino([(7, 3)], 6) == 0
assert first_bad_domino([(2, 5), (5, -1)], 6) == 1
assert first_bad_domino([(1, 2), (2, 4), (4, 2)], 6) == 2
assert first_bad_domino([(5, 2), (2, 1), (1, 5), (5, 2)], 6) == 3
assert first_bad_domino([(4, 4), (4, 4)], 9) == 1
assert first_bad_domino([], 6) == -1
assert first_bad_domino([(2, 0), (0, 1), (2, 2)], 6) == 2

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
