"""Put headings such as "2.10 Roofs" in order by their dotted numbers, compared part by part as
numbers, a chapter before its own parts; headings of appendices, whose first part is one capital
letter as in "A.2 Tools", come behind all others in alphabetical order of the letter. Before a
heading whose parent number ("2" for "2.10") is not in the list, put the line "2 ?" once, parents of
parents too; return the list of lines, with the one given first when the same number occurs
twice."""


def chapter_list_order(headings):
    titles = {}
    for heading in headings:
        number = heading.split(" ")[0]
        parts = tuple(number.split("."))
        titles.setdefault(parts, heading)
    for parts in list(titles):
        while len(parts) > 1:
            parts = parts[:-1]
            titles.setdefault(parts, ".".join(parts) + " ?")

    def place(parts):
        if parts[0].isalpha():
            return (True, parts[0], [int(part) for part in parts[1:]])
        return (False, [int(part) for part in parts])

    return [titles[parts] for parts in sorted(titles, key=place)]


assert chapter_list_order(["2 Roofs", "10 Cellars", "1 Walls"]) == [
    "1 Walls",
    "2 Roofs",
    "10 Cellars",
]
assert chapter_list_order(["1.10 x", "1.9 y", "1 z", "1.9.1 w"]) == [
    "1 z",
    "1.9 y",
    "1.9.1 w",
    "1.10 x",
]
assert chapter_list_order(["B Lists", "A Tools", "3 End", "A.2 Saws", "A.10 Nails"]) == [
    "3 End",
    "A Tools",
    "A.2 Saws",
    "A.10 Nails",
    "B Lists",
]
assert chapter_list_order(["2.1.3 Tiles"]) == ["2 ?", "2.1 ?", "2.1.3 Tiles"]
assert chapter_list_order(["4.2 a", "4.1 b"]) == ["4 ?", "4.1 b", "4.2 a"]
assert chapter_list_order(["1 One", "1 Uno"]) == ["1 One"]
assert chapter_list_order(["C.1 Oil"]) == ["C ?", "C.1 Oil"]
assert chapter_list_order([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
