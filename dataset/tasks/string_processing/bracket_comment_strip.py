"""Remove the remarks in round brackets from a text, together with brackets inside them, and the
spaces directly before each; a bracket that stays open reaches to the end of the text, and a closing
one without an opening stays as it is. A remark whose text between the outer brackets is in the
given collection of kept remarks stays as it stands, with its brackets and spaces."""


def bracket_comment_strip(text, kept):
    result = ""
    remark = ""
    depth = 0
    for char in text:
        if char == "(":
            depth += 1
        if depth == 0:
            result += char
            continue
        remark += char
        if char == ")":
            depth -= 1
        if depth == 0:
            if remark[1:-1] in kept:
                result += remark
            else:
                result = result.rstrip(" ")
            remark = ""
    return result.rstrip(" ") if depth else result


assert bracket_comment_strip("Tea (hot) and milk", []) == "Tea and milk"
assert bracket_comment_strip("a  (b (c) d)e", []) == "ae"
assert bracket_comment_strip("a (b (c)", ["b (c"]) == "a"
assert bracket_comment_strip("a) (b) c", []) == "a) c"
assert bracket_comment_strip("a (b) (c) (d)", ["b", "d"]) == "a (b) (d)"
assert bracket_comment_strip("a (b (c)) (c)", ["c", "b (c)"]) == "a (b (c)) (c)"
assert bracket_comment_strip("(a) b (c", ["a"]) == "(a) b"
assert bracket_comment_strip("() x ", []) == " x "
assert bracket_comment_strip("", []) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
