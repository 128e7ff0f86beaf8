"""Quote the lines of a poem as running text: lines are joined by " / " and stanzas, which are
separated by one or more blank lines, by " // ". More than the given number of lines are not quoted:
those beyond are left out and " [...]" is put at the end; spaces around lines are removed, and blank
lines at the beginning and at the end count for nothing."""


def poem_quotation(lines, limit):
    text = ""
    quoted = 0
    gap = False
    for line in lines:
        line = line.strip()
        if not line:
            gap = True
            continue
        if quoted == limit:
            return text + " [...]"
        if quoted:
            text += " // " if gap else " / "
        text += line
        quoted += 1
        gap = False
    return text


assert poem_quotation(["Rain", "on slate"], 5) == "Rain / on slate"
assert poem_quotation(["Rain", "", " ", "Sun ", "Dew"], 5) == "Rain // Sun / Dew"
assert poem_quotation(["", "a", "b", ""], 2) == "a / b"
assert poem_quotation(["a", "b", "c"], 2) == "a / b [...]"
assert poem_quotation(["a", "", "c"], 1) == "a [...]"
assert poem_quotation(["a", "b", "c"], 3) == "a / b / c"
assert poem_quotation(["", "  "], 4) == ""
assert poem_quotation([], 2) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
