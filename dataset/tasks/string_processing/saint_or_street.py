"""Write out the abbreviations of a street name: "St" is "Street" as the last or only word, "Saint"
as the first of several, and elsewhere "Saint" before a word of at least two characters that begins
with a capital letter and "Street" before any other. "N", "E", "S" and "W" become "North", "East",
"South" and "West" only as first or last word, and at most one of them, the first before the last,
is written out; "Rd", "Av" and "Sq" become "Road", "Avenue" and "Square" everywhere but at the
beginning. A full stop directly behind any abbreviation is dropped, words are separated by spaces,
joined by single ones, and case matters."""


def saint_or_street(name):
    sides = {"N": "North", "E": "East", "S": "South", "W": "West"}
    kinds = {"Rd": "Road", "Av": "Avenue", "Sq": "Square"}
    words = name.split()
    last = len(words) - 1
    side_done = False
    result = []
    for index, word in enumerate(words):
        short = word[:-1] if word.endswith(".") else word
        if short == "St":
            following = words[index + 1] if index < last else ""
            if index < last and index == 0:
                word = "Saint"
            elif len(following) > 1 and following[0].isupper():
                word = "Saint"
            else:
                word = "Street"
        elif short in sides and index in (0, last):
            if not side_done:
                word = sides[short]
                side_done = True
        elif short in kinds and index > 0:
            word = kinds[short]
        result.append(word)
    return " ".join(result)


assert saint_or_street("St. Mary St") == "Saint Mary Street"
assert saint_or_street("Old St. Peter Sq.") == "Old Saint Peter Square"
assert saint_or_street("High St N") == "High Street North"
assert saint_or_street("N  Mill Rd W") == "North Mill Road W"
assert saint_or_street("Av E Rd St by E.") == "Av E Road Street by East"
assert saint_or_street("St by mill St Xy St of") == "Saint by mill Saint Xy Street of"
assert saint_or_street("St") == "Street"
assert saint_or_street("S. Rd.") == "South Road"
assert saint_or_street("w st") == "w st"
assert saint_or_street("") == ""

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
