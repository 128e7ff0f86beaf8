"""A shopping list is a list of lines in which a line that ends with ":" is a heading. Sort the
lines of each section (those up to the next heading or the end, and those before the first heading)
alphabetically without regard to case, leave out blank lines and repeated lines of the same section
that differ at most in case (the one given first stays), and return the new list of lines with the
headings where they were; a heading whose section is empty is left out."""


def sorted_sections(lines):
    result = []
    heading = None
    section = {}
    for line in lines + [":"]:
        if line.endswith(":"):
            if section:
                if heading is not None:
                    result.append(heading)
                result.extend(section[key] for key in sorted(section))
            heading = line
            section = {}
        elif line.strip():
            section.setdefault(line.lower(), line)
    return result


assert sorted_sections(["Fruit:", "pears", "Apples"]) == ["Fruit:", "Apples", "pears"]
assert sorted_sections(["salt", "oil", "Fruit:", "pears"]) == ["oil", "salt", "Fruit:", "pears"]
assert sorted_sections(["Fruit:", "Figs", "figs", "FIGS"]) == ["Fruit:", "Figs"]
assert sorted_sections(["A:", "x", "B:", "X"]) == ["A:", "x", "B:", "X"]
assert sorted_sections(["A:", "B:", "b", "", "a", "  "]) == ["B:", "a", "b"]
assert sorted_sections(["A:", "x", "B:"]) == ["A:", "x"]
assert sorted_sections([]) == []
assert sorted_sections(["A:", "y", "x", "A:", "w"]) == ["A:", "x", "y", "A:", "w"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
