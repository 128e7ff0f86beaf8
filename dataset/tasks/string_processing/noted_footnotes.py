"""Move the notes of a text to its end: each "((note))" becomes "[n]", numbered from 1 in the order
of appearance, and a note with the same text as an earlier one gets the number of the earlier one.
Spaces directly before a note are removed, as are those around its own text; return the text and the
list of lines "[n] note". A note without any text disappears altogether, and "((" without a later
"))" is ordinary text."""

import re


def noted_footnotes(text):
    notes = []

    def mark(match):
        note = match.group(1).strip()
        if not note:
            return ""
        if note not in notes:
            notes.append(note)
        return f"[{notes.index(note) + 1}]"

    body = re.sub(r" *\(\((.*?)\)\)", mark, text)
    return body, [f"[{number}] {note}" for number, note in enumerate(notes, 1)]


assert noted_footnotes("Tea ((green)) and milk((cow)).") == (
    "Tea[1] and milk[2].",
    ["[1] green", "[2] cow"],
)
assert noted_footnotes("a((x)) b((y)) c (( x ))") == ("a[1] b[2] c[1]", ["[1] x", "[2] y"])
assert noted_footnotes("a (()) b((  ))") == ("a b", [])
assert noted_footnotes("a ((b c") == ("a ((b c", [])
assert noted_footnotes("a (b) ((c (d)))") == ("a (b)[1])", ["[1] c (d"])
assert noted_footnotes("a((b)) )) c") == ("a[1] )) c", ["[1] b"])
assert noted_footnotes("") == ("", [])

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
