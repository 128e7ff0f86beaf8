"""Print an entry of a dictionary from a headword, its kind and a list of meanings: the text is the
headword, a space, the kind in small letters and a full stop, and then the meanings, numbered "1 ",
"2 " and so on when there are several, each after a space and with ";" behind all but the last,
which gets ".". Rows are at most the given width, broken at spaces, the first at the left edge and
the others indented by three spaces; in the meanings a "~" stands for the headword and is kept, but
when a meaning begins with the headword as a word, it is replaced by "~". No meanings give "see
above." in their place, and a word too long for a row stands alone on it."""


def dictionary_entry_rows(headword, kind, meanings, width):
    text = f"{headword} {kind.lower()}."
    if not meanings:
        text += " see above."
    for number, meaning in enumerate(meanings, 1):
        words = meaning.split()
        if words[:1] == [headword]:
            words[0] = "~"
        if len(meanings) > 1:
            text += f" {number}"
        ending = "." if number == len(meanings) else ";"
        text += f" {' '.join(words)}{ending}"
    rows = []
    row = ""
    for word in text.split():
        if row.strip() and len(row) + 1 + len(word) > width:
            rows.append(row)
            row = "  "
        row += f" {word}" if row else word
    rows.append(row)
    return rows


assert dictionary_entry_rows("oak", "N", ["a tree"], 30) == ["oak n. a tree."]
assert dictionary_entry_rows("oak", "n", ["a tree", "its wood"], 14) == [
    "oak n. 1 a",
    "   tree; 2 its",
    "   wood.",
]
assert dictionary_entry_rows("run", "v", ["run  away", "the run ~"], 40) == [
    "run v. 1 ~ away; 2 the run ~."
]
assert dictionary_entry_rows("run", "v", ["runs"], 40) == ["run v. runs."]
assert dictionary_entry_rows("ivy", "n", [], 40) == ["ivy n. see above."]
assert dictionary_entry_rows("ivy", "n", [], 5) == ["ivy", "   n.", "   see", "   above."]
assert dictionary_entry_rows("ivy", "n", [], 13) == ["ivy n. see", "   above."]
assert dictionary_entry_rows("overlong", "adj", ["too much"], 5) == [
    "overlong",
    "   adj.",
    "   too",
    "   much.",
]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
