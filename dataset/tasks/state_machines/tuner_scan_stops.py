"""A radio scans upward from a starting channel, going back to channel 0 after the last one;
strengths lists the strength of every channel. It stops for the first channel after the start that
has at least the wanted strength and is at least as strong as both its neighbours, channel 0 and
the last one being neighbours too, and at each next press of the button it goes on in the same way.
List the channels at which it stops for the given number of presses, ending earlier when no channel
fits."""


def tuner_scan_stops(strengths, start, wanted, presses):
    stops = []
    count = len(strengths)
    place = start
    for _ in range(presses):
        for step in range(1, count + 1):
            channel = (place + step) % count
            level = strengths[channel]
            beside = max(strengths[channel - 1], strengths[(channel + 1) % count])
            if level >= wanted and level >= beside:
                place = channel
                stops.append(channel)
                break
    return stops


assert tuner_scan_stops([1, 5, 2, 7, 3], 0, 4, 2) == [1, 3]
assert tuner_scan_stops([1, 5, 2, 7, 3], 0, 4, 3) == [1, 3, 1]
assert tuner_scan_stops([1, 5, 2, 7, 3], 1, 6, 2) == [3, 3]
assert tuner_scan_stops([1, 5, 5, 2], 0, 5, 3) == [1, 2, 1]
assert tuner_scan_stops([6, 1, 1, 7], 3, 5, 1) == [3]
assert tuner_scan_stops([8, 1, 1, 7], 2, 5, 1) == [0]
assert tuner_scan_stops([1, 3, 2], 0, 4, 5) == []
assert tuner_scan_stops([1, 3, 1], 0, 1, 2) == [1, 1]
assert tuner_scan_stops([], 0, 1, 3) == []
assert tuner_scan_stops([1, 5, 2], 0, 1, 0) == []

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
