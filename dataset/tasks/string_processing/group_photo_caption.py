"""Write the caption under a group photo from rows of names, the back row first: a single row gives
"From left: A, B and C." or, with one name, "A.", and several rows give parts joined by spaces, the
first such as "Back row, from left: A and B." and the last such as "Front row: C.", where those
between are called "Second row", "Third row" and "Fourth row" and the words ", from left" stand in
the first part only, and not there if it has one name. An unknown person, which is an empty name, is
"unknown", several directly after each other in a row are "2 unknown" and so on, counted as so many
names. Rows without names are left out beforehand, a photo without any gives an empty text, and more
than five rows do not occur."""

from itertools import groupby


def group_photo_caption(rows):
    rows = [row for row in rows if row]
    titles = ["Back row", "Second row", "Third row", "Fourth row"][: len(rows) - 1]
    titles.append("Front row")
    parts = []
    for title, row in zip(titles, rows):
        people = []
        for name, run in groupby(row):
            alike = list(run)
            if name:
                people += alike
            elif len(alike) > 1:
                people.append(f"{len(alike)} unknown")
            else:
                people.append("unknown")
        if len(rows) == 1:
            label = "From left: " if len(row) > 1 else ""
        elif parts or len(row) == 1:
            label = f"{title}: "
        else:
            label = f"{title}, from left: "
        last = people.pop()
        listed = ", ".join(people) + " and " + last if people else last
        parts.append(f"{label}{listed}.")
    return " ".join(parts)


assert group_photo_caption([["A", "B", "C"]]) == "From left: A, B and C."
assert group_photo_caption([["A", "B"], ["C"]]) == "Back row, from left: A and B. Front row: C."
assert group_photo_caption([["A"], [], ["B", "C"]]) == "Back row: A. Front row: B and C."
assert group_photo_caption([["A"], ["B"], ["C"], ["D"], ["E"]]) == (
    "Back row: A. Second row: B. Third row: C. Fourth row: D. Front row: E."
)
assert group_photo_caption([["", "", "A", ""]]) == "From left: 2 unknown, A and unknown."
assert group_photo_caption([["A", "B"], ["C", "C"]]) == (
    "Back row, from left: A and B. Front row: C and C."
)
assert group_photo_caption([["", ""], ["A"]]) == "Back row, from left: 2 unknown. Front row: A."
assert group_photo_caption([["", ""]]) == "From left: 2 unknown."
assert group_photo_caption([["A"]]) == "A."
assert group_photo_caption([[], []]) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
