"""Cut lines of text into fields of the given widths and strip the spaces around each field. A field
that is empty after that becomes None, characters behind the last field are ignored unless something
other than spaces is left there, in which case the line gives None instead of a list, and blank
lines give nothing at all; return the list of results."""


def split_fixed_width_lines(lines, widths):
    rows = []
    for line in lines:
        if not line.strip():
            continue
        fields = []
        begin = 0
        for width in widths:
            end = begin + width
            fields.append(line[begin:end].strip() or None)
            begin = end
        rows.append(None if line[begin:].strip() else fields)
    return rows


assert split_fixed_width_lines(["ab  12", "cde 7 "], [4, 2]) == [["ab", "12"], ["cde", "7"]]
assert split_fixed_width_lines(["abcdef"], [1, 2, 3]) == [["a", "bc", "def"]]
assert split_fixed_width_lines(["    12"], [4, 2]) == [[None, "12"]]
assert split_fixed_width_lines(["ab"], [4, 2]) == [["ab", None]]
assert split_fixed_width_lines(["ab12x"], [2, 2]) == [None]
assert split_fixed_width_lines(["ab12   "], [2, 2]) == [["ab", "12"]]
assert split_fixed_width_lines(["", "  ", "x"], [1]) == [["x"]]
assert split_fixed_width_lines([], [3]) == []
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
