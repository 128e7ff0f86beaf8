"""Remove the quoted older messages from the lines of a reply: lines that begin with ">" and a line
directly before such a line that ends with a colon are left out, and from the first line that is
exactly "-- " on everything is left out. Blank lines at the beginning and end of what is left are
dropped, and several blank lines in a row become one; return the list of lines."""


def reply_without_quotes(lines):
    if "-- " in lines:
        lines = lines[: lines.index("-- ")]
    kept = []
    for line, follower in zip(lines, lines[1:] + [""]):
        introduces = line.endswith(":") and follower.startswith(">")
        if line.startswith(">") or introduces:
            continue
        if line.strip() or (kept and kept[-1].strip()):
            kept.append(line)
    if kept and not kept[-1].strip():
        kept.pop()
    return kept


assert reply_without_quotes(["Yes.", "Ann wrote:", "> Why?", "Because."]) == ["Yes.", "Because."]
assert reply_without_quotes(["Note:", "", "> x", "a"]) == ["Note:", "", "a"]
assert reply_without_quotes(["a", "b", "> c"]) == ["a", "b"]
assert reply_without_quotes(["a", "-- ", "b", "-- "]) == ["a"]
assert reply_without_quotes(["a", "--", "b"]) == ["a", "--", "b"]
assert reply_without_quotes(["", "a", "", "> q", " ", "b", ""]) == ["a", "", "b"]
assert reply_without_quotes(["End:"]) == ["End:"]
assert reply_without_quotes(["> q", ""]) == []
assert reply_without_quotes(["x:", "-- ", "> y"]) == ["x:"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
