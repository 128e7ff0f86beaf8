"""Write a number of minutes since midnight as a clock label such as "9:05 am" with hours from 1 to
12, "am" before noon and "pm" from noon on. Exactly noon is "noon" and exactly midnight "midnight";
numbers from other days count too, so that 1440 is midnight again and -1 is "11:59 pm"."""


def twelve_hour_label(minutes):
    hour, minute = divmod(minutes % 1440, 60)
    if minute == 0 and hour % 12 == 0:
        return "noon" if hour else "midnight"
    suffix = "am" if hour < 12 else "pm"
    return f"{(hour - 1) % 12 + 1}:{minute:02d} {suffix}"


assert twelve_hour_label(545) == "9:05 am"
assert twelve_hour_label(0) == "midnight"
assert twelve_hour_label(720) == "noon"
assert twelve_hour_label(721) == "12:01 pm"
assert twelve_hour_label(719) == "11:59 am"
assert twelve_hour_label(1) == "12:01 am"
assert twelve_hour_label(-1) == "11:59 pm"
assert twelve_hour_label(1440) == "midnight"
assert twelve_hour_label(1440 + 60) == "1:00 am"
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
