"""A ring binder has sections, a dict from section to its list of sheets, and sheets are put in by
(section, sheet, place) where place counts from 1 at the front; a place beyond the end puts the
sheet at the end, and a place below 1 or an unknown section puts it into the section "misc" at the
end, which is created as the last section when it is missing. A sheet that is in the binder already
is first taken out wherever it is. Return the dict without sections that are empty at the end."""


def binder_after_filing(binder, filings):
    sections = {name: list(sheets) for name, sheets in binder.items()}
    for section, sheet, place in filings:
        for sheets in sections.values():
            if sheet in sheets:
                sheets.remove(sheet)
        if place < 1 or section not in sections:
            sections.setdefault("misc", []).append(sheet)
        else:
            sections[section].insert(place - 1, sheet)
    return {name: sheets for name, sheets in sections.items() if sheets}


assert binder_after_filing({"tax": ["a", "b"]}, [("tax", "c", 2)]) == {"tax": ["a", "c", "b"]}
assert binder_after_filing({"tax": ["a", "b"]}, [("tax", "c", 9)]) == {"tax": ["a", "b", "c"]}
assert binder_after_filing({"tax": ["a"]}, [("tax", "c", 0)]) == {"tax": ["a"], "misc": ["c"]}
assert binder_after_filing({"tax": ["a"]}, [("car", "c", 1)]) == {"tax": ["a"], "misc": ["c"]}
assert binder_after_filing({"tax": ["a"], "car": []}, [("car", "a", 1)]) == {"car": ["a"]}
assert binder_after_filing({"misc": ["x"], "tax": ["a"]}, [("car", "a", 1), ("tax", "b", 1)]) == {
    "misc": ["x", "a"],
    "tax": ["b"],
}
assert binder_after_filing({"tax": ["a", "b", "c"]}, [("tax", "a", 2)]) == {"tax": ["b", "a", "c"]}
assert binder_after_filing({"tax": []}, []) == {}
assert list(binder_after_filing({"tax": ["a"], "car": ["b"]}, [("x", "c", 1)])) == [
    "tax",
    "car",
    "misc",
]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
