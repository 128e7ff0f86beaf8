"""Turn the lines of an indented text into a list in which "{" stands where a deeper block begins,
"}" where one ends, and every line that is not blank is there without its indentation. Indentation
is counted in spaces; a line that goes back to a depth at which no open block stands makes the
result None, and at the end all open blocks are ended. The first line may be indented by any number
of spaces, which is then the depth of the outermost block and gets no braces."""


def brace_blocks(lines):
    depths = []
    marked = []
    for line in lines:
        text = line.strip()
        if not text:
            continue
        depth = len(line) - len(line.lstrip())
        if not depths:
            depths.append(depth)
        elif depth > depths[-1]:
            depths.append(depth)
            marked.append("{")
        while depth < depths[-1]:
            depths.pop()
            marked.append("}")
            if not depths or depth > depths[-1]:
                return None
        marked.append(text)
    return marked + ["}"] * (len(depths) - 1)


assert brace_blocks(["a", "  b", "c"]) == ["a", "{", "b", "}", "c"]
assert brace_blocks(["a", " b", "  c", " d"]) == ["a", "{", "b", "{", "c", "}", "d", "}"]
assert brace_blocks(["a", "  b", "    c", "d"]) == ["a", "{", "b", "{", "c", "}", "}", "d"]
assert brace_blocks(["a", "    b", "  c"]) is None
assert brace_blocks(["a", "  b", "", "   ", "  c "]) == ["a", "{", "b", "c", "}"]
assert brace_blocks(["  a", "    b", "  c"]) == ["a", "{", "b", "}", "c"]
assert brace_blocks(["  a", " b"]) is None
assert brace_blocks(["", "x"]) == ["x"]
assert brace_blocks(["a", " b", "c", "  d"]) == ["a", "{", "b", "}", "c", "{", "d", "}"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
