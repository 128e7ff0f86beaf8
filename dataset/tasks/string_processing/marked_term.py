"""Mark every occurrence of a search term in a text by square brackets around it, comparing without
regard to case and keeping the letters as they are. Only whole words count: the characters directly
before and after must not be letters, digits or underscores; occurrences are taken from left to
right without overlap, and an empty term marks nothing."""

import re


def marked_term(text, term):
    if not term:
        return text
    pattern = r"(?<!\w)" + re.escape(term) + r"(?!\w)"
    return re.sub(pattern, lambda match: "[" + match.group() + "]", text, flags=re.IGNORECASE)


assert marked_term("The cat sat.", "cat") == "The [cat] sat."
assert marked_term("Cat, CAT and cats", "cat") == "[Cat], [CAT] and cats"
assert marked_term("concat cat_1 2cat", "cat") == "concat cat_1 2cat"
assert marked_term("a.b axb", "a.b") == "[a.b] axb"
assert marked_term("New York, new  york", "new york") == "[New York], new  york"
assert marked_term("+1 +1", "+1") == "[+1] [+1]"
assert marked_term("no no no", "no no") == "[no no] no"
assert marked_term("a - b", "") == "a - b"
assert marked_term("", "x") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
