"""Remove the comment from a line of settings: it begins at the first "#" that stands outside
quotes and, unless it is the first sign of the line, directly behind a space. A quote begins with '
or " and ends with the same sign; a backslash in a quote that begins with " makes the next sign an
ordinary one. Return the rest without spaces at its end, or None for a line whose quote does not
end."""


def quoted_comment_cut(line):
    quote = ""
    skip = False
    before = " "
    for place, char in enumerate(line):
        if skip:
            skip = False
        elif quote:
            if char == quote:
                quote = ""
            elif char == "\\" and quote == '"':
                skip = True
        elif char in "'\"":
            quote = char
        elif char == "#" and before == " ":
            return line[:place].rstrip(" ")
        before = char
    if quote:
        return None
    return line.rstrip(" ")


assert quoted_comment_cut("a = 1  # one") == "a = 1"
assert quoted_comment_cut("a = b#c  ") == "a = b#c"
assert quoted_comment_cut("#all # of it") == ""
assert quoted_comment_cut("a = ' # ' # x") == "a = ' # '"
assert quoted_comment_cut('a = " \\" # " # x') == 'a = " \\" # "'
assert quoted_comment_cut("a = ' \\' # x") == "a = ' \\'"
assert quoted_comment_cut("a = 'b # x") is None
assert quoted_comment_cut('a = "it\'s" #') == 'a = "it\'s"'
assert quoted_comment_cut('a = "b\\\\" # "x') == 'a = "b\\\\"'
assert quoted_comment_cut("") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
