"""Return what stands in an input line after the keys of a text were typed: "<" removes the
character before the cursor, "{" and "}" move the cursor one place to the left and right, "@" moves
it to the start and "&" to the end, and every other character is put in at the cursor. Keys that
would go beyond the ends do nothing, and once the line has as many characters as the limit, others
are not put in until some are removed; the cursor is shown in the result as "|"."""


def line_with_cursor(keys, limit):
    line = ""
    cursor = 0
    for key in keys:
        if key == "<":
            if cursor > 0:
                line = line[: cursor - 1] + line[cursor:]
                cursor -= 1
        elif key == "{":
            cursor = max(cursor - 1, 0)
        elif key == "}":
            cursor = min(cursor + 1, len(line))
        elif key == "@":
            cursor = 0
        elif key == "&":
            cursor = len(line)
        elif len(line) < limit:
            line = line[:cursor] + key + line[cursor:]
            cursor += 1
    return line[:cursor] + "|" + line[cursor:]


assert line_with_cursor("cat<r", 9) == "car|"
assert line_with_cursor("cat{{o", 9) == "co|at"
assert line_with_cursor("cat{{{{s}}", 9) == "sca|t"
assert line_with_cursor("at@c&s}!", 9) == "cats!|"
assert line_with_cursor("ab{{<c", 9) == "c|ab"
assert line_with_cursor("abcd<e", 3) == "abe|"
assert line_with_cursor("bc{<", 9) == "|c"
assert line_with_cursor("<}{@&", 2) == "|"
assert line_with_cursor("x", 0) == "|"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
