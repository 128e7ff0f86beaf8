"""Write out a knitting instruction stitch by stitch: "k2" is two "k", "p" alone is one "p", and
"*k1 p1* x3" is the part between the stars, at least one stitch, three times, which occurs once at
most; parts are separated by spaces and joined by single spaces in the result. A last "to end" after
the second star instead of "xn" repeats the part as often as it fits completely into the stitches
that are left of the given number, of which all others, also those behind it, are taken off first.
Return the stitches as one text, or None when they are not exactly as many as given."""

import re


def knitting_row_expanded(row, count):
    def stitches(part):
        found = []
        for word in part.split():
            found += [word[0]] * int(word[1:] or 1)
        return found

    match = re.fullmatch(r"([^*]*)\*([^*]+)\*(?: x([0-9]+)| to end)([^*]*)", row)
    if match is None:
        whole = stitches(row)
    else:
        start, middle, number, end = match.groups()
        before = stitches(start)
        repeated = stitches(middle)
        after = stitches(end)
        if number:
            times = int(number)
        else:
            times = (count - len(before) - len(after)) // len(repeated)
        whole = before + repeated * times + after
    if len(whole) != count:
        return None
    return " ".join(whole)


assert knitting_row_expanded("k2 p", 3) == "k k p"
assert knitting_row_expanded("*k1 p* x2 k", 5) == "k p k p k"
assert knitting_row_expanded("k *p2 k* to end p3", 10) == "k p p k p p k p p p"
assert knitting_row_expanded("k *p2 k* to end p3", 9) is None
assert knitting_row_expanded("*k* to end", 4) == "k k k k"
assert knitting_row_expanded("k2 *p* to end k", 3) == "k k k"
assert knitting_row_expanded("k3", 4) is None
assert knitting_row_expanded("*k2* x0 p", 1) == "p"
assert knitting_row_expanded("*k2* x9 p", 1) is None
assert knitting_row_expanded("", 0) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
