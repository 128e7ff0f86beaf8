"""Turn the speeches of a film scene into subtitles of at most two rows: each speech is a pair of
speaker and text, a speech of at most the given width becomes one row and a longer one is broken
into rows at spaces, each row as long as possible, a single word longer than the width staying
whole. Two one-row speeches in a row by different speakers share one subtitle, each with "- " in
front, which does not count towards the width; a long speech gives subtitles of two rows and perhaps
a last one of one row. A speech without text gives no subtitle but keeps the speeches on both sides
from sharing; return the list of lists of rows."""


def subtitle_dashes(speeches, width):
    subtitles = []
    waiting = None
    for speaker, text in speeches:
        rows = []
        for word in text.split():
            if rows and len(rows[-1]) + 1 + len(word) <= width:
                rows[-1] += " " + word
            else:
                rows.append(word)
        if len(rows) == 1 and waiting is not None and waiting != speaker:
            subtitles[-1] = ["- " + row for row in subtitles[-1] + rows]
            waiting = None
            continue
        for start in range(0, len(rows), 2):
            subtitles.append(rows[start : start + 2])
        waiting = speaker if len(rows) == 1 else None
    return subtitles


assert subtitle_dashes([("A", "Where?"), ("B", "Here.")], 10) == [["- Where?", "- Here."]]
assert subtitle_dashes([("A", "Where?"), ("A", "Here.")], 10) == [["Where?"], ["Here."]]
assert subtitle_dashes([("A", "x"), ("B", "y"), ("C", "z")], 5) == [["- x", "- y"], ["z"]]
assert subtitle_dashes([("A", "a longest b c")], 8) == [["a", "longest"], ["b c"]]
assert subtitle_dashes([("A", "on two tree")], 6) == [["on two", "tree"]]
assert subtitle_dashes([("B", "go home"), ("A", "a"), ("C", "c")], 4) == [
    ["go", "home"],
    ["- a", "- c"],
]
assert subtitle_dashes([("A", "a"), ("B", ""), ("C", "c")], 6) == [["a"], ["c"]]
assert subtitle_dashes([("A", "a"), ("B", "go home"), ("C", "c")], 4) == [
    ["a"],
    ["go", "home"],
    ["c"],
]
assert subtitle_dashes([], 6) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
