"""Lay out a price tag from an article name, a price in cents, an old price in cents or None, and a
unit text: the first line is the name, cut to 12 characters with "." as the last when it is longer;
then "NOW 2.99" when there is an old price above the price and otherwise "2.99"; then "was 3.50" for
such an old price, followed by " (-14%)" with the saving in whole per cent, rounded down, when it is
at least 5; then "per kg" for the unit "kg" if the unit is not empty. A price of 0 is "FREE" in
place of the number, whatever the old price, without the lines of old price and unit, and a price
below 0 gives ["ASK STAFF"] alone."""


def price_tag_lines(name, price, old, unit):
    if price < 0:
        return ["ASK STAFF"]
    lines = [name]
    if len(name) > 12:
        lines = [name[:11] + "."]
    if price == 0:
        lines.append("FREE")
        return lines
    amount = f"{price // 100}.{price % 100:02}"
    if old is not None and old > price:
        lines.append("NOW " + amount)
        before = f"was {old // 100}.{old % 100:02}"
        saving = (old - price) * 100 // old
        if saving >= 5:
            before += f" (-{saving}%)"
        lines.append(before)
    else:
        lines.append(amount)
    if unit:
        lines.append("per " + unit)
    return lines


assert price_tag_lines("Plums", 299, 350, "kg") == [
    "Plums",
    "NOW 2.99",
    "was 3.50 (-14%)",
    "per kg",
]
assert price_tag_lines("Plums", 1205, None, "") == ["Plums", "12.05"]
assert price_tag_lines("Blackberries", 100, 100, "box") == ["Blackberries", "1.00", "per box"]
assert price_tag_lines("Blackcurrants", 95, 100, "") == [
    "Blackcurran.",
    "NOW 0.95",
    "was 1.00 (-5%)",
]
assert price_tag_lines("Figs", 9501, 10000, "") == ["Figs", "NOW 95.01", "was 100.00"]
assert price_tag_lines("Figs", 99, 101, "") == ["Figs", "NOW 0.99", "was 1.01"]
assert price_tag_lines("Figs", 0, 300, "kg") == ["Figs", "FREE"]
assert price_tag_lines("Figs", 1, None, "g") == ["Figs", "0.01", "per g"]
assert price_tag_lines("Figs", -1, 300, "kg") == ["ASK STAFF"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
