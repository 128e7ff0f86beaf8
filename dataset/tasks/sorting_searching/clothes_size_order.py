"""Sort clothes labels by size: numbers as texts ("36", "104") come first in ascending order, then
the letter sizes from small to large, where "S", "M" and "L" may have any number of "X" before "S"
and "L"; more of them make "S" smaller and "L" larger. Labels of neither kind, among them "XM", are
left out, and labels may be in any case but are returned as they are given; equal sizes keep their
order."""


def clothes_size_order(labels):
    found = []
    for label in labels:
        text = label.upper()
        letter = text.lstrip("X")
        extra = text.count("X")
        if text.isdigit():
            found.append(((False, int(text)), label))
        elif letter == "S":
            found.append(((True, "below", -extra), label))
        elif letter == "L":
            found.append(((True, "over", extra), label))
        elif text == "M":
            found.append(((True, "medium"), label))
    found.sort(key=lambda entry: entry[0])
    return [label for _, label in found]


assert clothes_size_order(["L", "M", "S"]) == ["S", "M", "L"]
assert clothes_size_order(["XL", "XXL", "L", "XXS", "S", "XS"]) == [
    "XXS",
    "XS",
    "S",
    "L",
    "XL",
    "XXL",
]
assert clothes_size_order(["104", "XXXS", "36", "98"]) == ["36", "98", "104", "XXXS"]
assert clothes_size_order(["XM", "one size", "", "SX", "m"]) == ["m"]
assert clothes_size_order(["xl", "XL", "Xl", "l"]) == ["l", "xl", "XL", "Xl"]
assert clothes_size_order(["036", "36", "35"]) == ["35", "036", "36"]
assert clothes_size_order([]) == []
assert clothes_size_order(["M", "XS", "2", "XXXL"]) == ["2", "XS", "M", "XXXL"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
