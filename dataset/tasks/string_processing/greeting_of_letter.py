"""Write the greeting of a letter from a list of pairs of title and family name, such as "Dear Mr
Berg,": persons with the same title directly after each other and different names share it in the
plural, such as "Drs Holm and Ek and Berg", where "Mrs" stays, "Mr" becomes "Messrs" and any other
gets an "s". A "Mr" and a "Mrs" of the same name directly after each other, in either order, are "Mr
and Mrs Berg", unless the earlier of the two already shares a title. Parts are joined by ", dear ",
the first begins with "Dear " and the whole ends with a comma; an empty list gives "Dear Sir or
Madam,"."""


def greeting_of_letter(persons):
    if not persons:
        return "Dear Sir or Madam,"
    groups = []
    for title, name in persons:
        if groups:
            last, names = groups[-1]
            if {last, title} == {"Mr", "Mrs"} and names == [name]:
                groups[-1] = ("Mr and Mrs", names)
                continue
            if last == title:
                names.append(name)
                continue
        groups.append((title, [name]))
    parts = []
    for title, names in groups:
        if len(names) > 1:
            title = {"Mr": "Messrs", "Mrs": "Mrs"}.get(title, title + "s")
        parts.append(f"{title} {' and '.join(names)}")
    return f"Dear {', dear '.join(parts)},"


assert greeting_of_letter([("Mr", "Berg")]) == "Dear Mr Berg,"
assert greeting_of_letter([("Mr", "Berg"), ("Mr", "Ek")]) == "Dear Messrs Berg and Ek,"
assert greeting_of_letter([("Mrs", "Berg"), ("Mr", "Berg")]) == "Dear Mr and Mrs Berg,"
assert greeting_of_letter([("Mrs", "Berg"), ("Mr", "Ek")]) == "Dear Mrs Berg, dear Mr Ek,"
assert (
    greeting_of_letter([("Mrs", "A"), ("Mrs", "B"), ("Mr", "B")]) == "Dear Mrs A and B, dear Mr B,"
)
assert greeting_of_letter([("Dr", "A"), ("Dr", "B"), ("Dr", "C")]) == "Dear Drs A and B and C,"
assert greeting_of_letter([("Mr", "A"), ("Mrs", "A"), ("Mr", "B"), ("Mrs", "B")]) == (
    "Dear Mr and Mrs A, dear Mr and Mrs B,"
)
assert greeting_of_letter([("Mr", "Berg"), ("Dr", "Berg")]) == "Dear Mr Berg, dear Dr Berg,"
assert greeting_of_letter([]) == "Dear Sir or Madam,"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
