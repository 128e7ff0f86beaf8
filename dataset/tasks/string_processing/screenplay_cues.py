"""Count how many words each person speaks in a screenplay: a line such as "ANNA: Hello there"
begins a speech, where the name before the first colon consists only of capital letters and spaces
with at least one letter, and the lines up to the next empty line or beginning continue it. Text in
round brackets is a direction and is not spoken, words are separated by spaces, and lines outside a
speech do not count. Return a list of pairs of name and number in the order of the first
speeches."""

import re


def screenplay_cues(lines):
    counts = {}
    speaker = None
    for line in lines:
        line = line.strip()
        if not line:
            speaker = None
            continue
        spoken = line
        match = re.match(r"([A-Z ]*[A-Z]) *:(.*)", line)
        if match:
            speaker, spoken = match.groups()
            counts.setdefault(speaker, 0)
        if speaker is None:
            continue
        spoken = re.sub(r"\([^)]*\)", " ", spoken)
        counts[speaker] += len(spoken.split())
    return list(counts.items())


assert screenplay_cues(["ANNA: Hello there", "BO: Hi"]) == [("ANNA", 2), ("BO", 1)]
assert screenplay_cues(["OLD MAN: Wait", "for me", "", "He runs."]) == [("OLD MAN", 3)]
assert screenplay_cues(["ANNA: (quietly) I(sighs)know"]) == [("ANNA", 2)]
assert screenplay_cues(["Night. A room.", "BO: Yes", "A: No", "BO: Oh no"]) == [("BO", 3), ("A", 1)]
assert screenplay_cues(["BO: time", "Note: 12:30"]) == [("BO", 3)]
assert screenplay_cues(["BO:", ": so", " "]) == [("BO", 2)]
assert screenplay_cues(["Bo: yes", "B2: yes"]) == []
assert screenplay_cues([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
