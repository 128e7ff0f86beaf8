"""A traffic light repeats green, yellow and red for the given whole numbers of seconds each, and
then green again; second 0 is the first of green. When a pedestrian presses the button during green,
that green ends after the fifth second following the press if it would last longer, in the cycle of
the press only. Return the colour at the given second for one press second, or None for no press."""


def traffic_light_at(second, durations, press):
    green, yellow, red = durations
    start = 0
    while True:
        length = green
        if press is not None and start <= press:
            length = min(green, press - start + 6)
        for colour, seconds in (("green", length), ("yellow", yellow), ("red", red)):
            if second < start + seconds:
                return colour
            start += seconds


assert traffic_light_at(9, (3, 3, 2), 3) == "green"
assert traffic_light_at(19, (20, 3, 15), None) == "green"
assert traffic_light_at(20, (20, 3, 15), None) == "yellow"
assert traffic_light_at(23, (20, 3, 15), None) == "red"
assert traffic_light_at(38, (20, 3, 15), None) == "green"
assert traffic_light_at(9, (20, 3, 15), 4) == "green"
assert traffic_light_at(10, (20, 3, 15), 4) == "yellow"
assert traffic_light_at(20, (20, 3, 15), 17) == "yellow"
assert traffic_light_at(45, (20, 3, 15), 38) == "yellow"
assert traffic_light_at(10, (20, 3, 15), 0) == "red"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
