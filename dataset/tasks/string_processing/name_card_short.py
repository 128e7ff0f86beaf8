"""Shorten a person's full name for a place card of the given width: first titles, which are words
that end with a full stop, are dropped, then from the right the middle names become their first
letter with a full stop, one after the other, then all middle names are dropped together, then the
first name becomes its first letter with a full stop. Stop as soon as the name fits; a name that
never fits is given as the last name alone, whatever its length, and titles stand only before the
other names, of which there is at least one."""


def name_card_short(name, width):
    words = name.split()
    if len(" ".join(words)) <= width:
        return " ".join(words)
    while words[0].endswith("."):
        words.pop(0)
    for index in range(len(words) - 2, 0, -1):
        if len(" ".join(words)) <= width:
            break
        words[index] = words[index][0] + "."
    if len(" ".join(words)) > width:
        words = [words[0], words[-1]]
    if len(" ".join(words)) > width:
        words[0] = words[0][0] + "."
    if len(" ".join(words)) > width:
        return name.split()[-1]
    return " ".join(words)


assert name_card_short("Dr. Ida May Berg", 16) == "Dr. Ida May Berg"
assert name_card_short("Dr. Ida May Berg", 15) == "Ida May Berg"
assert name_card_short("Dr. Ida May Berg", 12) == "Ida May Berg"
assert name_card_short("Dr. Ida May Berg", 11) == "Ida M. Berg"
assert name_card_short("Ida May Lee Berg", 14) == "Ida M. L. Berg"
assert name_card_short("Ida May Lee Berg", 15) == "Ida May L. Berg"
assert name_card_short("Ida May Lee Berg", 8) == "Ida Berg"
assert name_card_short("Ida May Lee Berg", 7) == "I. Berg"
assert name_card_short("Prof. Dr. Ida Berg", 6) == "Berg"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
