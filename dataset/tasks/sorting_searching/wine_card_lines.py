"""Write a wine card from (name, colour, country, year) wines: under each colour, in the order
"sparkling", "white", "red", stand the names of its wines in lines, those from the home country
first, then by country, then the younger before the older with wines without year (None) last, then
by name. The colour is a line of its own in capital letters before its wines and is left out when
there is no wine of it; wines of other colours are left out, too. A year is added to the name after
a space."""


def wine_card_lines(wines, home):
    lines = []

    def place(wine):
        name, _, country, year = wine
        age = (True,) if year is None else (False, -year)
        return (country != home, country, age, name)

    for colour in ("sparkling", "white", "red"):
        chosen = sorted((wine for wine in wines if wine[1] == colour), key=place)
        if not chosen:
            continue
        lines.append(colour.upper())
        for name, _, _, year in chosen:
            if year is None:
                lines.append(name)
            else:
                lines.append(name + " " + str(year))
    return lines


assert wine_card_lines([("Alba", "red", "IT", 2019), ("Brut", "white", "FR", 2021)], "FR") == [
    "WHITE",
    "Brut 2021",
    "RED",
    "Alba 2019",
]
assert wine_card_lines(
    [("A", "red", "AT", 2019), ("B", "red", "FR", 2010), ("C", "red", "ES", 2018)], "FR"
) == ["RED", "B 2010", "A 2019", "C 2018"]
assert wine_card_lines(
    [("A", "red", "FR", 2017), ("B", "red", "FR", 2019), ("C", "red", "FR", None)], "FR"
) == ["RED", "B 2019", "A 2017", "C"]
assert wine_card_lines(
    [("C", "red", "FR", None), ("A", "red", "FR", None), ("B", "red", "FR", 2000)], "FR"
) == ["RED", "B 2000", "A", "C"]
assert wine_card_lines([("Q", "sparkling", "ES", 2020), ("P", "rose", "FR", 2020)], "FR") == [
    "SPARKLING",
    "Q 2020",
]
assert wine_card_lines([("Z", "white", "FR", 2020), ("Y", "white", "FR", 2020)], "DE") == [
    "WHITE",
    "Y 2020",
    "Z 2020",
]
assert wine_card_lines([], "FR") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
