"""Put a coded weather report of groups separated by spaces into a sentence: "W" and digits is the
wind, the first three digits its direction in degrees and the rest its speed; "T" with an optional
"M" for minus is the temperature; "R", "S" and "F" are rain, snow and fog, with "-" behind for light
and "+" for heavy. The sentence lists the weather first, then "wind from the north at 12", then
"minus 5 degrees", joined by ", ". Directions are north, east, south and west, each for 45 degrees
to both sides, the lower limit included; a speed of 0 is "no wind" whatever the direction, later
groups of wind or temperature replace earlier ones, the unit is "degree" for 1 and minus 1 and
otherwise "degrees", groups that are not understood are ignored, and nothing understood gives "no
report"."""

import re


def weather_code_words(report):
    kinds = {"R": "rain", "S": "snow", "F": "fog"}
    strengths = {"": "", "-": "light ", "+": "heavy "}
    weather = []
    wind = ""
    temperature = ""
    for group in report.split():
        if re.fullmatch(r"[RSF][-+]?", group):
            weather.append(strengths[group[1:]] + kinds[group[0]])
        elif re.fullmatch(r"W[0-9]{4,}", group):
            speed = int(group[4:])
            quarter = (int(group[1:4]) + 45) // 90 % 4
            side = ("north", "east", "south", "west")[quarter]
            wind = f"wind from the {side} at {speed}" if speed else "no wind"
        elif re.fullmatch(r"TM?[0-9]+", group):
            degrees = int(group.lstrip("TM"))
            sign = "minus " if group[1] == "M" else ""
            unit = "degree" if degrees == 1 else "degrees"
            temperature = f"{sign}{degrees} {unit}"
    parts = weather
    if wind:
        parts.append(wind)
    if temperature:
        parts.append(temperature)
    if not parts:
        return "no report"
    return ", ".join(parts)


assert weather_code_words("TM05 R- W01012") == (
    "light rain, wind from the north at 12, minus 5 degrees"
)
assert weather_code_words("S+ F T1") == "heavy snow, fog, 1 degree"
assert weather_code_words("W0449 W0457") == "wind from the east at 7"
assert weather_code_words("W0449 x") == "wind from the north at 9"
assert weather_code_words("W3158 T20 T0") == "wind from the north at 8, 0 degrees"
assert weather_code_words("W2243") == "wind from the south at 3"
assert weather_code_words("W225110") == "wind from the west at 110"
assert weather_code_words("W2700 TM1") == "no wind, minus 1 degree"
assert weather_code_words("R* W270 TM") == "no report"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
