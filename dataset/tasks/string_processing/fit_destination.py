"""Shorten a bus destination for the front display: as long as it has more characters than the
width, the rightmost word that is a key of the dict of short forms is replaced by its short form,
each word once only. When nothing is left to replace and it is still too long, all words "of", "the"
and "at" are left out, and what is then too long is cut off at the width; words are separated by
single spaces."""


def fit_destination(name, width, shorter):
    words = name.split(" ")
    for index in reversed(range(len(words))):
        if len(" ".join(words)) <= width:
            return " ".join(words)
        words[index] = shorter.get(words[index], words[index])
    if len(" ".join(words)) > width:
        words = [word for word in words if word not in ("of", "the", "at")]
    return " ".join(words)[:width]


assert fit_destination("North Street Station", 20, {"Street": "St"}) == "North Street Station"
assert fit_destination("North Street Station", 19, {"Street": "St", "Station": "Stn"}) == (
    "North Street Stn"
)
assert fit_destination("North Street Station", 15, {"Street": "St", "Station": "Stn"}) == (
    "North St Stn"
)
assert fit_destination("North Street", 7, {"North": "N", "N": "X"}) == "N Stree"
assert fit_destination("North Street", 8, {"North": "N"}) == "N Street"
assert fit_destination("Bank of the Lake", 14, {"Bank": "Bk"}) == "Bk of the Lake"
assert fit_destination("Bank of the Lake", 13, {"Bank": "Bk"}) == "Bk Lake"
assert fit_destination("Inn at Lake", 7, {}) == "Inn Lak"
assert fit_destination("", 0, {}) == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
