"""Give the names to be shown for a list of guests, each a text of first and last name with a single
space between: the first name alone, and where several guests have the same first name, compared
without case, the first name and as many letters of the last name as are needed to tell it from
theirs, with a full stop. Whole last names have no full stop, and guests whose whole names are equal
are shown with them; last names are compared with case."""


def first_name_clash(guests):
    shown = []
    for place, guest in enumerate(guests):
        first, last = guest.split(" ")
        rivals = []
        for other_place, other in enumerate(guests):
            other_first, other_last = other.split(" ")
            if other_place != place and other_first.lower() == first.lower():
                rivals.append(other_last)
        if not rivals:
            shown.append(first)
            continue
        name = guest
        beginning = ""
        for letter in last[:-1]:
            beginning += letter
            if not any(rival.startswith(beginning) for rival in rivals):
                name = f"{first} {beginning}."
                break
        shown.append(name)
    return shown


assert first_name_clash(["Ida Berg", "Bo Ek"]) == ["Ida", "Bo"]
assert first_name_clash(["Ida Berg", "ida Holm"]) == ["Ida B.", "ida H."]
assert first_name_clash(["Ida Berg", "Bo Ek", "Ida Bell"]) == ["Ida Ber.", "Bo", "Ida Bel."]
assert first_name_clash(["Ida Be", "Ida Bell", "Ida Carl"]) == ["Ida Be", "Ida Bel.", "Ida C."]
assert first_name_clash(["Bo Ek", "Bo Ek"]) == ["Bo Ek", "Bo Ek"]
assert first_name_clash(["Bo Ek", "Bo ek"]) == ["Bo E.", "Bo e."]
assert first_name_clash(["Al Or", "Al Os"]) == ["Al Or", "Al Os"]
assert first_name_clash([]) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
