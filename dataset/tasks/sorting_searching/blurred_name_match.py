"""Find the entry of a name list that is meant by a badly heard name: two names sound alike when
they are equal after dropping all vowels (a, e, i, o, u) that are not the first letter and then
writing runs of the same letter only once, in small letters. Among entries that sound alike take the
one whose length is nearest to that of the heard name, then the shorter one, then the first in the
list; an entry equal to the heard name but for case is taken before all others, and None is returned
when none sounds alike or the heard name is empty."""


def blurred_name_match(entries, heard):
    if not heard:
        return None

    def sound(name):
        kept = ""
        for index, letter in enumerate(name.lower()):
            if letter in "aeiou" and index > 0:
                continue
            if not kept.endswith(letter):
                kept += letter
        return kept

    best = None
    for entry in entries:
        if entry.lower() == heard.lower():
            return entry
        if sound(entry) != sound(heard):
            continue
        longer = len(entry) - len(heard)
        rank = (max(longer, -longer), longer)
        if best is None or rank < best[0]:
            best = (rank, entry)
    return best[1] if best else None


assert blurred_name_match(["Mayer", "Miller"], "Mller") == "Miller"
assert blurred_name_match(["Meeler", "Mellar", "MILER"], "miler") == "MILER"
assert blurred_name_match(["Anna", "Ena", "Ann"], "anne") == "Anna"
assert blurred_name_match(["Ulla", "Ella"], "Ala") is None
assert blurred_name_match(["Peettar", "Ptr", "Petra"], "Peter") == "Petra"
assert blurred_name_match(["Peter", "Petr", "Poterr"], "Pator") == "Peter"
assert blurred_name_match(["Pettar", "Petr"], "Pator") == "Petr"
assert blurred_name_match(["Bob", "Bab"], "bab") == "Bab"
assert blurred_name_match(["", "Bab"], "") is None
assert blurred_name_match(["Bob", "Bab"], "bb") == "Bob"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
