"""A label of the given (width, height) is put next to a map point (x, y), leaving the given gap
free: its box is tried "right" of the point, "left" of it, "above" and "below" it, centred on the
point in the other direction with its lower or left side rounded down, then "above right" and "below
left", where it keeps the gap in both directions. Return (name of the place, box (left, bottom,
right, top)) for the first place at which the box lies inside the sheet, a box too, sides allowed to
coincide, and shares no area with any box already taken, or None."""


def map_label_box(point, size, gap, sheet, taken):
    x, y = point
    width, height = size
    sheet_left, sheet_bottom, sheet_right, sheet_top = sheet
    right, left, middle = x + gap, x - gap - width, x - (width + 1) // 2
    above, below, level = y + gap, y - gap - height, y - (height + 1) // 2
    places = [
        ("right", right, level),
        ("left", left, level),
        ("above", middle, above),
        ("below", middle, below),
        ("above right", right, above),
        ("below left", left, below),
    ]
    for name, west, south in places:
        east, north = west + width, south + height
        if west < sheet_left or east > sheet_right:
            continue
        if south < sheet_bottom or north > sheet_top:
            continue
        for start, floor, end, ceiling in taken:
            if start < east and west < end and floor < north and south < ceiling:
                break
        else:
            return name, (west, south, east, north)
    return None


assert map_label_box((10, 10), (6, 3), 2, (0, 0, 20, 20), []) == ("right", (12, 8, 18, 11))
assert map_label_box((10, 10), (6, 3), 2, (0, 0, 20, 20), [(17, 10, 19, 12)]) == (
    "left",
    (2, 8, 8, 11),
)
assert map_label_box((10, 10), (5, 4), 1, (5, 0, 15, 20), []) == ("above", (7, 11, 12, 15))
assert map_label_box((10, 10), (4, 4), 1, (6, 0, 14, 14), []) == ("below", (8, 5, 12, 9))
assert map_label_box(
    (10, 10),
    (4, 2),
    1,
    (0, 0, 20, 20),
    [(12, 9, 13, 11), (6, 9, 7, 11), (9, 12, 10, 13), (10, 7, 11, 8)],
) == ("above right", (11, 11, 15, 13))
assert map_label_box(
    (10, 10), (4, 2), 1, (0, 0, 14, 20), [(6, 9, 7, 11), (9, 12, 10, 13), (10, 7, 11, 8)]
) == ("below left", (5, 7, 9, 9))
assert map_label_box((10, 10), (4, 2), 1, (0, 8, 14, 12), [(6, 9, 7, 11)]) is None
assert map_label_box((10, 10), (4, 2), 1, (9, 9, 17, 11), [(15, 9, 17, 11), (9, 9, 11, 11)]) == (
    "right",
    (11, 9, 15, 11),
)
assert map_label_box((10, 10), (4, 2), 1, (11, 9, 15, 11), []) == ("right", (11, 9, 15, 11))
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
