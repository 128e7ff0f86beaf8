"""A map is printed on a sheet that is folded into panels of the given whole-number width and
height. A place lies in the panel that contains its point (x, y), measured from the lower left
corner; a point on a fold belongs to the panel to the left of it or below it, except that the left
and lower edge of the sheet belong to the first panels, and the panel's name is the letter of its
column, "A" for the leftmost, and the number of its row, 1 for the lowest. Return the places' names,
grouped in a dict from panel name to the sorted list of the places in it; places with a negative
coordinate are not on the map and are left out."""


def map_panel_index(places, width, height):
    index = {}
    for place, (x, y) in sorted(places.items()):
        if x < 0 or y < 0:
            continue
        column = max(x - 1, 0) // width
        row = max(y - 1, 0) // height + 1
        index.setdefault("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[column] + str(row), []).append(place)
    return index


assert map_panel_index({"Ham": (5, 5), "Dorf": (12, 5), "Au": (3, 9)}, 10, 10) == {
    "A1": ["Au", "Ham"],
    "B1": ["Dorf"],
}
assert map_panel_index({"Au": (10, 10)}, 10, 10) == {"A1": ["Au"]}
assert map_panel_index({"Au": (11, 10)}, 10, 10) == {"B1": ["Au"]}
assert map_panel_index({"Au": (10, 11)}, 10, 10) == {"A2": ["Au"]}
assert map_panel_index({"Au": (0, 0), "Bad": (0, 21)}, 4, 5) == {"A1": ["Au"], "A5": ["Bad"]}
assert map_panel_index({"Au": (-1, 3), "Bad": (3, -1), "Ried": (17, 1)}, 4, 5) == {"E1": ["Ried"]}
assert map_panel_index({}, 4, 5) == {}
assert map_panel_index({"Au": (0, 0), "Bad": (1, 1), "See": (2, 2)}, 1, 1) == {
    "A1": ["Au", "Bad"],
    "B2": ["See"],
}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
