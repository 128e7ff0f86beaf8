"""Make the lines of a departure board from trains, dicts with "time" (planned minute of the day),
"delay" (minutes or None when cancelled), "to" and "platform", at the given minute of the day.
Trains that have left (planned time plus delay before the given minute) are not shown, cancelled
ones until 10 minutes after their planned time, that minute included. Order them by planned time,
then by destination; a line has the time as "HH:MM", the destination, "track 3" and, for a delay of
5 minutes or more, "+7" or, instead of platform and delay, "cancelled", joined by single spaces, and
at most as many lines as the board has are returned."""


def departure_board_lines(trains, minute, size):
    shown = []
    for train in trains:
        planned = train["time"]
        delay = train["delay"]
        if delay is None:
            gone = planned + 10 < minute
        else:
            gone = planned + delay < minute
        if not gone:
            shown.append(train)
    shown.sort(key=lambda train: (train["time"], train["to"]))
    lines = []
    for train in shown[:size]:
        hours, minutes = divmod(train["time"], 60)
        words = [
            "%02d:%02d" % (hours, minutes),
            train["to"],
        ]
        if train["delay"] is None:
            words.append("cancelled")
        else:
            words.append("track")
            words.append(str(train["platform"]))
            if train["delay"] >= 5:
                words.append("+" + str(train["delay"]))
        lines.append(" ".join(words))
    return lines


assert departure_board_lines(
    [
        {"time": 545, "delay": 7, "to": "Linz", "platform": 3},
        {"time": 485, "delay": 0, "to": "Graz", "platform": 12},
    ],
    480,
    9,
) == ["08:05 Graz track 12", "09:05 Linz track 3 +7"]
assert departure_board_lines(
    [
        {"time": 480, "delay": 4, "to": "Linz", "platform": 3},
        {"time": 480, "delay": 5, "to": "Graz", "platform": 1},
    ],
    480,
    9,
) == ["08:00 Graz track 1 +5", "08:00 Linz track 3"]
assert departure_board_lines(
    [
        {"time": 470, "delay": None, "to": "Linz", "platform": 3},
        {"time": 469, "delay": None, "to": "Graz", "platform": 1},
    ],
    480,
    9,
) == ["07:50 Linz cancelled"]
assert departure_board_lines(
    [
        {"time": 470, "delay": 10, "to": "Linz", "platform": 3},
        {"time": 470, "delay": 9, "to": "Graz", "platform": 1},
    ],
    480,
    9,
) == ["07:50 Linz track 3 +10"]
assert departure_board_lines(
    [
        {"time": 60, "delay": 0, "to": "B", "platform": 2},
        {"time": 59, "delay": 0, "to": "A", "platform": 2},
    ],
    0,
    1,
) == ["00:59 A track 2"]
assert departure_board_lines([{"time": 60, "delay": 0, "to": "B", "platform": 2}], 0, 0) == []
assert departure_board_lines([], 700, 4) == []
assert departure_board_lines(
    [
        {"time": 1439, "delay": None, "to": "C", "platform": 2},
        {"time": 600, "delay": 0, "to": "D", "platform": 1},
    ],
    1000,
    2,
) == ["23:59 C cancelled"]

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
