"""Build a register of names: a dict from heading to the sorted names below it, where the heading is
the first letter A-Z in upper case and "#" for names that begin with anything else. Headings with
fewer names than the minimum give their names to the heading before them in the alphabet that is
kept, or stay when there is none; the headings are in alphabetical order with "#" first, and empty
names are left out."""


def register_by_letter(names, minimum):
    groups = {}
    for name in sorted(names):
        letter = name[:1].upper()
        if letter:
            heading = letter if "A" <= letter <= "Z" else "#"
            groups.setdefault(heading, []).append(name)
    register = {}
    kept = None
    for heading in sorted(groups):
        if kept is None or len(groups[heading]) >= minimum:
            kept = heading
            register[kept] = []
        register[kept] += groups[heading]
    return {heading: sorted(members) for heading, members in register.items()}


assert register_by_letter(["bob", "Ann", "Bea"], 1) == {"A": ["Ann"], "B": ["Bea", "bob"]}
assert register_by_letter(["7up", "Zoe", "_x"], 1) == {"#": ["7up", "_x"], "Z": ["Zoe"]}
assert register_by_letter(["Ann", "Art", "Bob", "Cid", "Cy"], 2) == {
    "A": ["Ann", "Art", "Bob"],
    "C": ["Cid", "Cy"],
}
assert register_by_letter(["Ann", "Bob", "Bea"], 2) == {"A": ["Ann"], "B": ["Bea", "Bob"]}
assert register_by_letter(["", "Al"], 1) == {"A": ["Al"]}
assert register_by_letter([], 1) == {}
assert list(register_by_letter(["Zed", "Ann", "!x"], 1)) == ["#", "A", "Z"]
assert register_by_letter(["[x", "@y", "A", "Z"], 1) == {"#": ["@y", "[x"], "A": ["A"], "Z": ["Z"]}
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
