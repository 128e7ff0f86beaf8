"""Turn the notes of a library reader into one line: a note is "+ title" for a book taken out, "-
title" for one given back and "! title" for one that was lost; titles are compared without regard to
case and to spaces at their ends. The line names the books still out in the order in which they were
taken, each title as written when it was taken or else lost, joined by "; ", then " | lost: " and
the titles lost in the order of the losses if there are any. A lost book that is given back or taken
out is lost no longer, the return of any other book that is not out is ignored, as are the taking of
one that is out and the loss of one that is lost, and one lost need not be out before; with no book
out the line begins with "none", but a note without title or with another mark makes the line
"unreadable"."""


def reading_card_text(notes):
    out = {}
    lost = {}
    for note in notes:
        mark = note[:1]
        title = note[1:].strip()
        key = title.lower()
        if mark not in ("+", "-", "!") or not title:
            return "unreadable"
        if mark == "+":
            out.setdefault(key, title)
            lost.pop(key, None)
        elif mark == "-":
            out.pop(key, None)
            lost.pop(key, None)
        elif key not in lost:
            lost[key] = out.pop(key, title)
    line = "; ".join(out.values())
    if not line:
        line = "none"
    if lost:
        line += " | lost: " + "; ".join(lost.values())
    return line


assert reading_card_text(["+ Emma", "+ Ulysses", "- emma "]) == "Ulysses"
assert reading_card_text(["+ Emma", "+ It", "+emma", "- Dune"]) == "Emma; It"
assert reading_card_text(["+ Emma", "! EMMA", "! it", "! Emma"]) == "none | lost: Emma; it"
assert reading_card_text(["! Emma", "- emma", "+ It"]) == "It"
assert reading_card_text(["+ Emma", "- Emma", "+ It", "+ EMMA"]) == "It; EMMA"
assert reading_card_text(["! It", "+ it", "+ Us"]) == "it; Us"
assert reading_card_text(["+ Emma", "+ "]) == "unreadable"
assert reading_card_text(["+ Emma", "Emma"]) == "unreadable"
assert reading_card_text([]) == "none"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
