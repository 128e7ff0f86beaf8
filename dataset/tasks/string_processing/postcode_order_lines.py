"""Write a postal address from its parts in the style of the country: the lines are the name, the
street and the place, where the place is "code town" for the countries in the given collection and
"TOWN code" for all others. Parts that are empty or missing in the dict with the keys name, street,
code, town and country are left out with their line or space; the country in capitals forms a last
line unless it is the sender's country."""


def postcode_order_lines(parts, code_first, sender):
    country = parts.get("country", "")
    code = parts.get("code", "")
    town = parts.get("town", "")
    if country in code_first:
        place = f"{code} {town}"
    else:
        place = f"{town.upper()} {code}"
    lines = [parts.get("name", ""), parts.get("street", ""), place.strip()]
    if country != sender:
        lines.append(country.upper())
    return [line for line in lines if line]


assert postcode_order_lines(
    {"name": "I Berg", "street": "Ho 3", "code": "123", "town": "Ulm", "country": "Norway"},
    ["Norway"],
    "Spain",
) == ["I Berg", "Ho 3", "123 Ulm", "NORWAY"]
assert postcode_order_lines(
    {"name": "I Berg", "street": "Ho 3", "code": "123", "town": "Ulm", "country": "Norway"},
    ["Spain"],
    "Norway",
) == ["I Berg", "Ho 3", "ULM 123"]
assert postcode_order_lines({"name": "B", "town": "Oslo", "country": "N"}, ["N"], "N") == [
    "B",
    "Oslo",
]
assert postcode_order_lines({"street": "", "code": "77"}, [], "N") == ["77"]
assert postcode_order_lines({"town": "Ulm", "name": "B", "street": "S 1"}, [], "") == [
    "B",
    "S 1",
    "ULM",
]
assert postcode_order_lines({"country": "Peru"}, {"Peru"}, "") == ["PERU"]
assert postcode_order_lines({}, [], "N") == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
