"""Write out the lyrics of a song in full from a list of short lines: a line "#name" begins the part
of that name, whose lines follow up to the next line that begins with "#" or "=", and is not itself
part of the lyrics. A line "=name" repeats the whole part of that name as it was before, and "=name
3" gives it three times; lines before any part belong to the lyrics but to no part. A name that is
unknown at that place gives the line "(name?)" once, and lines after a repetition belong to no
part."""


def lyrics_sheet(lines):
    parts = {}
    current = []
    sheet = []
    for line in lines:
        if line.startswith("#"):
            current = []
            parts[line[1:]] = current
        elif line.startswith("="):
            current = []
            name, _, times = line[1:].partition(" ")
            if name not in parts:
                sheet.append(f"({name}?)")
                continue
            for _ in range(int(times or 1)):
                sheet.extend(parts[name])
        else:
            current.append(line)
            sheet.append(line)
    return sheet


assert lyrics_sheet(["#C", "La", "lo", "#V", "One", "=C"]) == ["La", "lo", "One", "La", "lo"]
assert lyrics_sheet(["Hey", "#C", "La", "=C 3", "End"]) == ["Hey", "La", "La", "La", "La", "End"]
assert lyrics_sheet(["=X 2", "#X", "a", "=X"]) == ["(X?)", "a", "a"]
assert lyrics_sheet(["#C", "a", "=C", "b", "=C"]) == ["a", "a", "b", "a"]
assert lyrics_sheet(["#C", "a", "=D", "b", "=C"]) == ["a", "(D?)", "b", "a"]
assert lyrics_sheet(["#C", "a", "#C", "b", "=C"]) == ["a", "b", "b"]
assert lyrics_sheet(["#C", "=C", "x=1"]) == ["x=1"]
assert lyrics_sheet([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
