"""List the lines of a text, given as a list of lines, that stand inside fenced blocks: a fence is a
line that begins, after spaces, with at least three backquotes, and a block lasts until the next
line that holds, apart from spaces around them, nothing but at least as many backquotes as its
opening fence. Return the inner lines as (block number from 1, line) pairs; a block that is never
closed contributes nothing."""


def fenced_block_lines(lines):
    found = []
    block = 0
    fence = 0
    for line in lines:
        text = line.strip()
        ticks = len(text) - len(text.lstrip("`"))
        if fence == 0:
            if ticks >= 3:
                fence = ticks
                pending = []
        elif ticks >= fence and ticks == len(text):
            block += 1
            found += [(block, inner) for inner in pending]
            fence = 0
        else:
            pending.append(line)
    return found


assert fenced_block_lines(["a", "```", "x = 1", "```", "b"]) == [(1, "x = 1")]
assert fenced_block_lines(["```py", " y", "```", "```", "z", "```"]) == [(1, " y"), (2, "z")]
assert fenced_block_lines(["````", "```", "````"]) == [(1, "```")]
assert fenced_block_lines(["```", "a", "````` "]) == [(1, "a")]
assert fenced_block_lines(["```", "```py", "  ```"]) == [(1, "```py")]
assert fenced_block_lines(["``", "a", "``"]) == []
assert fenced_block_lines(["  ```", "a", "", "```", "```", "b"]) == [(1, "a"), (1, "")]
assert fenced_block_lines(["```", "a"]) == []
assert fenced_block_lines([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
