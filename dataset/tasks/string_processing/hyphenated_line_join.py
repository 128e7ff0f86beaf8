"""Join the lines of a printed paragraph into one text: a line that ends with a hyphen directly
after a letter is joined to the next line without the hyphen and without a space when the next line
starts with a small letter. In every other case one space stands between two lines; spaces at the
ends of the lines are removed first and empty lines are left out."""


def hyphenated_line_join(lines):
    joined = ""
    for line in lines:
        part = line.strip()
        if not part:
            continue
        if joined[-1:] == "-" and joined[-2:-1].isalpha() and part[0].islower():
            joined = joined[:-1] + part
        elif joined:
            joined += " " + part
        else:
            joined = part
    return joined


assert hyphenated_line_join(["The auto-", "matic door"]) == "The automatic door"
assert hyphenated_line_join(["North-", "West wind"]) == "North- West wind"
assert hyphenated_line_join(["one ", "", "  two"]) == "one two"
assert hyphenated_line_join(["pages 3-", "and 4"]) == "pages 3- and 4"
assert hyphenated_line_join(["a-", "b-", "c"]) == "abc"
assert hyphenated_line_join(["it is", "- so"]) == "it is - so"
assert hyphenated_line_join(["re-  ", " ", "use"]) == "reuse"
assert hyphenated_line_join([]) == ""
assert hyphenated_line_join([".a-", "y"]) == ".ay"
assert hyphenated_line_join(["x -", "y"]) == "x - y"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
