"""A table has two header rows: in the upper one a group title stands only above the first of its
columns and the cells up to the next title are empty strings, in the lower one every column has a
name or an empty string. Return one label per column, "title / name" where both exist, otherwise the
one that exists, otherwise "column" followed by the column's number counted from 1; upper cells
missing at the end count as empty."""


def spread_merged_headers(upper, lower):
    labels = []
    title = ""
    for index, name in enumerate(lower):
        if index < len(upper) and upper[index]:
            title = upper[index]
        if title and name:
            labels.append(title + " / " + name)
        else:
            labels.append(title or name or "column" + str(index + 1))
    return labels


assert spread_merged_headers(["", "cost", ""], ["item", "net", "tax"]) == [
    "item",
    "cost / net",
    "cost / tax",
]
assert spread_merged_headers(["a", "b"], ["x", "y"]) == ["a / x", "b / y"]
assert spread_merged_headers(["a"], ["x", "y"]) == ["a / x", "a / y"]
assert spread_merged_headers(["a", ""], ["", "y"]) == ["a", "a / y"]
assert spread_merged_headers(["", ""], ["", ""]) == ["column1", "column2"]
assert spread_merged_headers([], ["x", ""]) == ["x", "column2"]
assert spread_merged_headers([], []) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
