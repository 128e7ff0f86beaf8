"""Put a booking code into words: it consists of parts separated by "-", namely the travellers such
as "2A1C" for 2 adults and 1 child in this order, either of which may be absent, the route such as
"BER>OSL", and perhaps options in any order, "R" for a return, "B" for a bike and "W" for a window
seat. The sentence is such as "2 adults and 1 child from BER to OSL and back, with bike": a kind of
traveller with the number 0 or without entry is left out, the stops between the ends follow after
"via", joined by " and ", before "and back", and options follow after a comma as "with bike", "with
window seat" or "with bike and window seat". A code without any traveller or with other text in that
part, with fewer than two stops, with the same stop twice in a row, or with an unknown option gives
None."""

import re


def booking_code_sentence(code):
    travellers, _, rest = code.partition("-")
    route, *options = rest.split("-")
    match = re.fullmatch(r"(?:([0-9])A)?(?:([0-9])C)?", travellers)
    if match is None:
        return None
    people = []
    for count, one, more in zip(match.groups(), ("adult", "child"), ("adults", "children")):
        number = int(count or 0)
        if number:
            people.append(f"{number} {one if number == 1 else more}")
    stops = route.split(">")
    if not people or len(stops) < 2:
        return None
    if any(option not in ("R", "B", "W") for option in options):
        return None
    for index in range(1, len(stops)):
        if stops[index] == stops[index - 1]:
            return None
    text = f"{' and '.join(people)} from {stops[0]} to {stops[-1]}"
    if len(stops) > 2:
        text += f" via {' and '.join(stops[1:-1])}"
    if "R" in options:
        text += " and back"
    extras = []
    if "B" in options:
        extras.append("bike")
    if "W" in options:
        extras.append("window seat")
    if extras:
        text += f", with {' and '.join(extras)}"
    return text


assert booking_code_sentence("2A1C-BER>OSL-R-B") == (
    "2 adults and 1 child from BER to OSL and back, with bike"
)
assert booking_code_sentence("0A3C-A>B>C>A") == "3 children from A to A via B and C"
assert booking_code_sentence("1A-X>Y-W-B") == "1 adult from X to Y, with bike and window seat"
assert booking_code_sentence("1A0C-X>Y>Z-W") == "1 adult from X to Z via Y, with window seat"
assert booking_code_sentence("0A-X>Y") is None
assert booking_code_sentence("1A-X") is None
assert booking_code_sentence("1A-X>X>Y") is None
assert booking_code_sentence("1A-X>Y>Z>Z") is None
assert booking_code_sentence("1A-X>Y-R-Q") is None
assert booking_code_sentence("1C2A-X>Y") is None

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
