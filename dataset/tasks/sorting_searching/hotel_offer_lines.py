"""Rank hotel offers, dicts with "name", "night" (price of a night), "fee" (once per stay), "stars"
and "breakfast" (price per person and night, 0 when included, None when there is none), for a stay
of the given nights, persons and budget. The total is nights, fee and, where there is one, breakfast
for everybody; offers above the budget are left out, and offers without breakfast come after all
others. Inside both parts the lower total comes first, then more stars, then the name; return lines
like "Rose: 240, breakfast 20" with the price of all breakfasts, "Rose: 240, breakfast included", or
"Rose: 240" without one, and an empty list for a stay of fewer than 1 night or without persons."""


def hotel_offer_lines(offers, nights, persons, budget):
    if nights < 1 or persons < 1:
        return []
    ranked = []
    for offer in offers:
        total = offer["night"] * nights + offer["fee"]
        breakfast = offer["breakfast"]
        extra = 0
        if breakfast is not None:
            extra = breakfast * persons * nights
        total += extra
        if total > budget:
            continue
        if breakfast is None:
            text = ""
        elif breakfast == 0:
            text = ", breakfast included"
        else:
            text = ", breakfast " + str(extra)
        line = offer["name"] + ": " + str(total) + text
        rank = (
            breakfast is None,
            total,
            -offer["stars"],
            offer["name"],
        )
        ranked.append((rank, line))
    ranked.sort()
    lines = []
    for _, line in ranked:
        lines.append(line)
    return lines


assert hotel_offer_lines(
    [{"name": "Rose", "night": 100, "fee": 20, "stars": 3, "breakfast": 5}], 2, 2, 900
) == ["Rose: 240, breakfast 20"]
assert hotel_offer_lines(
    [
        {"name": "Rose", "night": 100, "fee": 20, "stars": 3, "breakfast": 0},
        {"name": "Elm", "night": 50, "fee": 0, "stars": 3, "breakfast": None},
    ],
    1,
    2,
    900,
) == ["Rose: 120, breakfast included", "Elm: 50"]
assert hotel_offer_lines(
    [
        {"name": "A", "night": 90, "fee": 10, "stars": 2, "breakfast": 0},
        {"name": "B", "night": 100, "fee": 0, "stars": 4, "breakfast": 0},
        {"name": "C", "night": 80, "fee": 0, "stars": 1, "breakfast": 10},
    ],
    1,
    1,
    100,
) == ["C: 90, breakfast 10", "B: 100, breakfast included", "A: 100, breakfast included"]
assert hotel_offer_lines(
    [
        {"name": "Z", "night": 30, "fee": 0, "stars": 3, "breakfast": None},
        {"name": "Y", "night": 30, "fee": 0, "stars": 3, "breakfast": None},
        {"name": "X", "night": 31, "fee": 0, "stars": 5, "breakfast": None},
    ],
    3,
    1,
    93,
) == ["Y: 90", "Z: 90", "X: 93"]
assert (
    hotel_offer_lines(
        [{"name": "Z", "night": 30, "fee": 4, "stars": 3, "breakfast": None}], 3, 1, 93
    )
    == []
)
assert (
    hotel_offer_lines(
        [{"name": "Z", "night": 30, "fee": 0, "stars": 3, "breakfast": None}], 0, 1, 93
    )
    == []
)
assert (
    hotel_offer_lines(
        [{"name": "Z", "night": 30, "fee": 0, "stars": 3, "breakfast": None}], 1, 0, 93
    )
    == []
)
assert hotel_offer_lines([], 1, 1, 50) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
