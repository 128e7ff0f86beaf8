"""A time switch for the heating has a word of 24 bits per day, bit h being the hour h, and runs
through a list of such days. Return the switching actions as texts like "day 0 06:00 on", with days
counted from 0 and hours written with two digits, beginning with the heating off before the first
day. Gaps of a single hour without heating are bridged, also over midnight, when the heating is on
before and after them, while a last hour of the last day has nothing after it; the heating is
switched off at the end of the last day, written as hour 24, if it is still on then."""


def heating_switch_texts(days):
    hours = []
    for word in days:
        for hour in range(24):
            hours.append(word >> hour & 1)
    for index in range(1, len(hours) - 1):
        if hours[index - 1] and hours[index + 1]:
            hours[index] = 1
    texts = []
    on = 0
    for index, wanted in enumerate(hours):
        if wanted == on:
            continue
        day, hour = divmod(index, 24)
        action = "on" if wanted else "off"
        texts.append(f"day {day} {hour:02d}:00 {action}")
        on = wanted
    if on:
        texts.append(f"day {len(days) - 1} 24:00 off")
    return texts


assert heating_switch_texts([0b10 | 1 << 23]) == [
    "day 0 01:00 on",
    "day 0 02:00 off",
    "day 0 23:00 on",
    "day 0 24:00 off",
]
assert heating_switch_texts([0b10100]) == ["day 0 02:00 on", "day 0 05:00 off"]
assert heating_switch_texts([0b100100]) == [
    "day 0 02:00 on",
    "day 0 03:00 off",
    "day 0 05:00 on",
    "day 0 06:00 off",
]
assert heating_switch_texts([1 << 23, 0b10]) == ["day 0 23:00 on", "day 1 02:00 off"]
assert heating_switch_texts([1 << 22]) == ["day 0 22:00 on", "day 0 23:00 off"]
assert heating_switch_texts([0, 5 << 21]) == ["day 1 21:00 on", "day 1 24:00 off"]
assert heating_switch_texts([1 | 1 << 24]) == ["day 0 00:00 on", "day 0 01:00 off"]
assert heating_switch_texts([]) == []
assert heating_switch_texts([0b101]) == ["day 0 00:00 on", "day 0 03:00 off"]
assert heating_switch_texts([1 << 22, 1]) == ["day 0 22:00 on", "day 1 01:00 off"]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
