"""The results of a season stand in a grid: row and column have the order of the given teams, and a
cell holds (goals of the row's team at home, goals of the column's team), or None when the match has
not been played; the cells of a team against itself are ignored. Return (home, away, goals, goals,
points for home, points for away) rows, row by row, with 3 points for a win, 1 each for a draw; a
draw without goals gives no points to either."""


def match_list_of_grid(teams, grid):
    rows = []
    for home, cells in zip(teams, grid):
        for away, cell in zip(teams, cells):
            if cell is None or home == away:
                continue
            scored, conceded = cell
            if scored > conceded:
                points = (3, 0)
            elif scored < conceded:
                points = (0, 3)
            elif scored == 0:
                points = (0, 0)
            else:
                points = (1, 1)
            rows.append((home, away, scored, conceded) + points)
    return rows


assert match_list_of_grid(["A", "B"], [[None, (2, 1)], [(0, 3), None]]) == [
    ("A", "B", 2, 1, 3, 0),
    ("B", "A", 0, 3, 0, 3),
]
assert match_list_of_grid(["A", "B"], [[None, (1, 1)], [None, None]]) == [("A", "B", 1, 1, 1, 1)]
assert match_list_of_grid(["A", "B"], [[None, (0, 0)], [None, None]]) == [("A", "B", 0, 0, 0, 0)]
assert match_list_of_grid(["A", "B"], [[(5, 5), None], [(2, 0), (9, 1)]]) == [
    ("B", "A", 2, 0, 3, 0)
]
assert match_list_of_grid(["A", "B"], [[None, (1, 0)], [(0, 1), None]]) == [
    ("A", "B", 1, 0, 3, 0),
    ("B", "A", 0, 1, 0, 3),
]
assert match_list_of_grid([], []) == []
assert match_list_of_grid(["A"], [[None]]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
