"""Call people by family name, ignoring case, beginning with the first name that starts with the
given letter or a later one and going round to the beginning of the alphabet afterwards. Equal
family names are called by first name in ascending order; people are (first, family) pairs, and
those without a family name (an empty text) come last of all in the order given."""


def from_letter_on(people, letter):
    named = [person for person in people if person[1]]
    unnamed = [person for person in people if not person[1]]

    def turn(person):
        family = person[1].lower()
        return (family < letter.lower(), family, person[0])

    return sorted(named, key=turn) + unnamed


assert from_letter_on([("A", "Berg"), ("B", "Moss"), ("C", "Alm")], "c") == [
    ("B", "Moss"),
    ("C", "Alm"),
    ("A", "Berg"),
]
assert from_letter_on([("A", "moss"), ("B", "Moor"), ("C", "Lund")], "M") == [
    ("B", "Moor"),
    ("A", "moss"),
    ("C", "Lund"),
]
assert from_letter_on([("Z", "Berg"), ("A", "berg"), ("K", "Berg")], "b") == [
    ("A", "berg"),
    ("K", "Berg"),
    ("Z", "Berg"),
]
assert from_letter_on([("Z", ""), ("A", ""), ("K", "Yu")], "a") == [
    ("K", "Yu"),
    ("Z", ""),
    ("A", ""),
]
assert from_letter_on([("A", "m"), ("B", "l"), ("C", "n")], "m") == [
    ("A", "m"),
    ("C", "n"),
    ("B", "l"),
]
assert from_letter_on([("A", "Ek"), ("B", "Dal")], "x") == [("B", "Dal"), ("A", "Ek")]
assert from_letter_on([], "a") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
