"""Rehearsal entries are (singer, evening) pairs, and the evenings of the term are listed in order.
Return a dict, singers in alphabetical order, from singer to a text with one sign per evening, "x"
when present and "." when absent, but "-" for the evenings before the singer's first one; singers
with no entry on a listed evening are left out."""


def choir_attendance_marks(entries, evenings):
    marks = {}
    for singer in sorted({name for name, _ in entries}):
        line = "".join("x" if (singer, evening) in entries else "." for evening in evenings)
        if "x" in line:
            marks[singer] = line.lstrip(".").rjust(len(line), "-")
    return marks


assert choir_attendance_marks([("Ida", 3), ("Bo", 1)], [1, 2, 3]) == {"Bo": "x..", "Ida": "--x"}
assert choir_attendance_marks([("Ida", 1), ("Ida", 3)], [1, 2, 3]) == {"Ida": "x.x"}
assert choir_attendance_marks([("Ida", 2), ("Ida", 2)], [1, 2, 3]) == {"Ida": "-x."}
assert choir_attendance_marks([("Ida", 9), ("Bo", 2)], [1, 2]) == {"Bo": "-x"}
assert list(choir_attendance_marks([("Z", 1), ("A", 1)], [1])) == ["A", "Z"]
assert choir_attendance_marks([], [1, 2]) == {}
assert choir_attendance_marks([("Ida", 5), ("Ida", 2)], [5, 2]) == {"Ida": "xx"}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
