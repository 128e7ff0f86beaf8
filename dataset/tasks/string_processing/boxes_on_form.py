"""Fill a name into the boxes of a paper form, one character per box: return the boxes separated and
enclosed by "|", with the name in capitals and empty boxes as spaces. Runs of spaces in the name
count as one and those at its ends as none. When the name does not fit, its words after the first
are reduced to their first letter, beginning with the second word, until it fits, and what is still
too long is cut off; None is returned for a name without words."""


def boxes_on_form(name, count):
    words = name.upper().split()
    if not words:
        return None
    for index in range(1, len(words)):
        if len(" ".join(words)) <= count:
            break
        words[index] = words[index][0]
    filled = " ".join(words)[:count].ljust(count)
    return "|" + "|".join(filled) + "|"


assert boxes_on_form("Ida Holm", 10) == "|I|D|A| |H|O|L|M| | |"
assert boxes_on_form("Ida Holm", 8) == "|I|D|A| |H|O|L|M|"
assert boxes_on_form("Ida Holm", 7) == "|I|D|A| |H| | |"
assert boxes_on_form("Ida  May Holm ", 10) == "|I|D|A| |M| |H|O|L|M|"
assert boxes_on_form("Ida May Holm", 9) == "|I|D|A| |M| |H| | |"
assert boxes_on_form("Gustav Ek", 4) == "|G|U|S|T|"
assert boxes_on_form("   ", 3) is None
assert boxes_on_form("Bo", 2) == "|B|O|"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
