"""Photos, given as (width, height), are shown in rows of exactly the given row width without gaps.
They are taken into a row in order until their widths, each in the proportion of a photo of the
standard height and rounded down, add up to at least the row width; the row's height is then the
standard height made smaller by the factor from this sum to the row width, rounded down but at least
1, and a last row that does not get wide enough has the standard height. Return a list of (number of
photos, height) for the rows; photos with a side of 0 or less are left out."""


def photo_row_heights(photos, row_width, standard):
    rows = []
    count = total = 0
    for width, height in photos:
        if width <= 0 or height <= 0:
            continue
        count += 1
        total += width * standard // height
        if total >= row_width:
            rows.append((count, max(standard * row_width // total, 1)))
            count = total = 0
    if count:
        rows.append((count, standard))
    return rows


assert photo_row_heights([(300, 200), (400, 200), (100, 200)], 600, 200) == [(2, 171), (1, 200)]
assert photo_row_heights([(30, 20), (30, 20), (40, 20)], 300, 100) == [(2, 100), (1, 100)]
assert photo_row_heights([(30, 20), (29, 20), (50, 20)], 300, 100) == [(3, 55)]
assert photo_row_heights([(0, 20), (30, 0), (-4, 5), (1, -1), (1, 1)], 60, 10) == [(1, 10)]
assert photo_row_heights([(99, 1)], 9, 10) == [(1, 1)]
assert photo_row_heights([(3, 2), (5, 3)], 6, 4) == [(1, 4), (1, 4)]
assert photo_row_heights([(7, 2), (7, 2)], 6, 4) == [(1, 1), (1, 1)]
assert photo_row_heights([], 6, 4) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
