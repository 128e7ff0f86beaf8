"""Pen pals are matched from sign-ups (name, country, age, languages), languages being a set. Going
through the list, each name not matched yet gets the first later name not matched yet from another
country, with at least one common language and an age at most two years away; when there is none, an
age at most five years away will do, provided they share at least two languages. Return (list of
(first name, second name, alphabetically first common language), list of the names left over in the
order of the sign-ups); a later sign-up under a name that has signed up before is ignored."""


def pen_pal_pairs(sign_ups):
    people = {}
    for name, country, age, languages in sign_ups:
        people.setdefault(name, (country, age, languages))
    remaining = list(people)
    pairs = []
    lonely = []
    while remaining:
        name = remaining.pop(0)
        country, age, languages = people[name]
        first_choice = None
        second_choice = None
        for other in remaining:
            other_country, other_age, other_languages = people[other]
            if other_country == country:
                continue
            common = languages & other_languages
            if first_choice is None and common and age - 2 <= other_age <= age + 2:
                first_choice = other
            if second_choice is None and len(common) >= 2 and age - 5 <= other_age <= age + 5:
                second_choice = other
        choice = first_choice or second_choice
        if choice is None:
            lonely.append(name)
            continue
        remaining.remove(choice)
        pairs.append((name, choice, min(languages & people[choice][2])))
    return (pairs, lonely)


assert pen_pal_pairs([("a", "x", 9, {"en"}), ("b", "y", 11, {"en", "de"})]) == (
    [("a", "b", "en")],
    [],
)
assert pen_pal_pairs([("a", "x", 9, {"en"}), ("b", "y", 12, {"en", "de"})]) == ([], ["a", "b"])
assert pen_pal_pairs(
    [("a", "x", 9, {"en", "de"}), ("b", "y", 14, {"en", "de"}), ("c", "y", 7, {"en"})]
) == (
    [("a", "c", "en")],
    ["b"],
)
assert pen_pal_pairs(
    [("a", "x", 9, {"en", "de"}), ("b", "y", 14, {"en", "de"}), ("c", "y", 6, {"en"})]
) == (
    [("a", "b", "de")],
    ["c"],
)
assert pen_pal_pairs(
    [
        ("a", "x", 9, {"en", "de"}),
        ("b", "x", 9, {"en", "de"}),
        ("c", "y", 3, {"en", "de"}),
        ("d", "y", 15, {"en", "de"}),
    ]
) == ([], ["a", "b", "c", "d"])
assert pen_pal_pairs(
    [("a", "x", 9, {"en", "de"}), ("a", "y", 9, {"en"}), ("b", "y", 4, {"en", "de"})]
) == (
    [("a", "b", "de")],
    [],
)
assert pen_pal_pairs([]) == ([], [])
assert pen_pal_pairs(
    [("a", "x", 9, {"en"}), ("b", "y", 8, {"en"}), ("c", "y", 9, {"en"}), ("d", "x", 9, {"en"})]
) == (
    [("a", "b", "en"), ("c", "d", "en")],
    [],
)
assert pen_pal_pairs([("a", "x", 9, {"en"}), ("b", "y", 9, {"fr"}), ("c", "z", 9, {"fr"})]) == (
    [("b", "c", "fr")],
    ["a"],
)
assert pen_pal_pairs(
    [("a", "x", 10, {"en", "de"}), ("b", "y", 15, {"en", "de"}), ("c", "z", 6, {"en", "de"})]
) == (
    [("a", "b", "de")],
    ["c"],
)
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
