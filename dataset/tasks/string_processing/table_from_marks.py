"""Read a table whose rows are lines such as "| Tea | 2.50 |": cells stand between bars, with the
spaces around them removed and "\\|" meaning a bar inside a cell. The first such line holds the
names of the columns, and every later one gives a dict of name and cell; a line whose cells all
consist of "-" and ":" only, at least one, is skipped, as are lines that do not begin and end with a
bar once freed of spaces, or are a bar alone. Cells beyond the last name are ignored, missing and
empty ones are "" except that a cell of '"' alone repeats the cell above it, or is "" in the first
row; a column without name is left out."""


def table_from_marks(lines):
    names = None
    rows = []
    above = {}
    for line in lines:
        line = line.strip()
        if len(line) < 2 or line[0] != "|" or line[-1] != "|":
            continue
        hidden = line[1:-1].replace("\\|", "\0")
        cells = [cell.strip().replace("\0", "|") for cell in hidden.split("|")]
        if all(cell and not cell.strip("-:") for cell in cells):
            continue
        if names is None:
            names = cells
            continue
        row = {}
        for index, name in enumerate(names):
            if not name:
                continue
            cell = cells[index] if index < len(cells) else ""
            if cell == '"':
                cell = above.get(name, "")
            row[name] = cell
        rows.append(row)
        above = row
    return rows


assert table_from_marks(["| a | b |", "|---|:-:|", "| 1 | 2 |"]) == [{"a": "1", "b": "2"}]
assert table_from_marks(["text", " |a||c| ", "x|1|", "|1|2|3|4|"]) == [{"a": "1", "c": "3"}]
assert table_from_marks(["|a|b|", '|1|"|', '|"|2|', '|"|"|']) == [
    {"a": "1", "b": ""},
    {"a": "1", "b": "2"},
    {"a": "1", "b": "2"},
]
assert table_from_marks(["|a|b|", "| x\\|y |", "|||", "|-||"]) == [
    {"a": "x|y", "b": ""},
    {"a": "", "b": ""},
    {"a": "-", "b": ""},
]
assert table_from_marks(["|a|", "|", "|b", "c|", "|-|", "|d|", "||"]) == [{"a": "d"}, {"a": ""}]
assert table_from_marks(["|-|", "|a|"]) == []
assert table_from_marks([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
