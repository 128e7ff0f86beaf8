"""Sheets with numbers are put one after the other on piles in a row: each sheet goes on the
leftmost pile whose top sheet has the same or a greater number. When there is none, it opens a new
pile at the right end; when the given number of piles is already there, it goes below the pile with
the smallest top number (the leftmost of them) instead. Return the piles from left to right, each
from bottom to top; with no room for any pile the result is empty."""


def piles_of_sheets(sheets, room):
    if room < 1:
        return []
    piles = []
    for sheet in sheets:
        fitting = [pile for pile in piles if pile[-1] >= sheet]
        if fitting:
            fitting[0].append(sheet)
        elif len(piles) < room:
            piles.append([sheet])
        else:
            lowest = min(piles, key=lambda pile: pile[-1])
            lowest.insert(0, sheet)
    return piles


assert piles_of_sheets([5, 3, 8, 4], 3) == [[5, 3], [8, 4]]
assert piles_of_sheets([5, 5, 6], 3) == [[5, 5], [6]]
assert piles_of_sheets([1, 2, 3], 2) == [[3, 1], [2]]
assert piles_of_sheets([1, 2, 3], 3) == [[1], [2], [3]]
assert piles_of_sheets([4, 6, 5, 4, 9], 2) == [[9, 4, 4], [6, 5]]
assert piles_of_sheets([4, 6, 2, 7], 2) == [[7, 4, 2], [6]]
assert piles_of_sheets([7, 9, 8, 7, 7, 10], 2) == [[10, 7, 7, 7], [9, 8]]
assert piles_of_sheets([4, 2], 0) == []
assert piles_of_sheets([1, 2, 3, 3], 2) == [[3, 3, 1], [2]]
assert piles_of_sheets([4, 6, 5, 3, 9], 1) == [[9, 5, 6, 4, 3]]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
